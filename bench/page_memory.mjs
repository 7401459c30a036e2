// Memory after 1, 10 and 50 games on one page, after the collector has run.
import { loadCore } from '../web/tests/support/core.mjs'
import { shortGame } from '../web/tests/support/games.mjs'
import { PHONE, openBoard, withPage } from './page_browser.mjs'

const MARKS = [1, 10, 50]

// Runs in the page: types a whole game, each move as soon as the last one stands, then a rematch.
async function playGame(moves) {
  const turn = () => new Promise((resolve) => setTimeout(resolve))
  const plies = () => JSON.parse(sessionStorage.getItem('damier-1')).match.moves.length
  for (const [ply, text] of moves.entries()) {
    const field = document.querySelector('.typed input')
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.form.requestSubmit()
    while (plies() <= ply) await turn()
  }
  document.querySelector('.acts .go').click()
  while (plies()) await turn()
}

async function memory(session) {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize, embedderHeapUsedSize = 0 } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const megabytes = ((usedSize + embedderHeapUsedSize) / 1e6).toFixed(2)
  return `${megabytes} MB, ${nodes} nodes, ${jsEventListeners} listeners`
}

export async function measureMemory(browser, url) {
  const moves = shortGame(await loadCore(), 'turkish').moves.map(({ text }) => text)
  return withPage(browser, { ...PHONE, reducedMotion: 'reduce' }, async (page, session) => {
    await openBoard(page, `${url}/#rules=turkish&opponent=screen`)
    await page.focus('.cells [tabindex="0"]')
    await page.keyboard.press('a')
    const lines = []
    for (let game = 1; game <= MARKS.at(-1); game++) {
      await page.evaluate(playGame, moves)
      if (MARKS.includes(game)) lines.push(`after ${game} games: ${await memory(session)}`)
    }
    return lines
  })
}
