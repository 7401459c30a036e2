// Every screen of the page, and how one comes there whatever the language. A new screen is one line.

import { address, open } from './browser.mjs'

/** A game in which one must capture. */
export const GAME = '#rules=turkish&opponent=screen&fen=W:Wb4,c3:Bc4,c6,h8'

const MORE = '[aria-haspopup=menu]:visible'
const act = (icon) => `.acts > button:has([href="#i-${icon}"])`
const item = (icon) => [MORE, `[role=menuitem]:has([href="#i-${icon}"])`]
const END = ['.acts .warn', 'dialog .warn']

/** What is clicked one after the other (of several the last), and what is there in the end. */
const SCREENS = {
  'the board': [[], '.cells'],
  'new game': [['.pick'], '.sheet'],
  'the list of rule sets': [['.pick', '.chosen:visible'], '.cards'],
  'the languages': [['.top > .pop:first-of-type > button'], '.menu'],
  'the menu': [[MORE], '.menu'],
  'the rules': [(page) => openRules(page), '.sheet'],
  'the reason why': [['.say button'], '.why'],
  'a draw offer': [[act('draw')], '.offer'],
  resigning: [['.acts .warn'], 'dialog'],
  'the end': [END, '.note.over'],
  'the analysis': [item('analyse'), '.lines li'],
  'the analysis of a game that is over': [[...END, act('analyse')], '.study'],
  'the field for moves': [item('keys'), '.typed'],
  sharing: [item('copy'), '.sheet .body'],
  'the settings': [item('gear'), '.settings .sample svg'],
  'your games': [item('two'), '.scores, .kept'],
  'opening': [item('folder'), '.tool textarea'],
  'a faulty text': [(page) => openText(page, '[GameType "30,W"] 1. a3-a4 z9'), '.told'],
  'a list of games': [(page) => openText(page, GAMES), '.gamelist [role=option]'],
  'home-made rules': [['.pick', '.chosen:visible', '.cards > button'], '.homemade select'],
  'a guided game': [(page) => openGuide(page), '.guided .cells'],
}

async function openRules(page) {
  await page.locator(MORE).last().click()
  const book = page.locator('[role=menuitem]:has([href="#i-book"])')
  if (await book.count()) return book.click()
  await page.keyboard.press('Escape')
  return page.locator('.top > .wide[aria-haspopup=dialog]').click()
}

const GAMES = [1, 2].map((n) => `[GameType "30,W"]\n[Event "${n}"]\n1. c3-c4 *`).join('\n\n')

async function openText(page, text) {
  for (const selector of item('folder')) await click(page, selector)
  await page.locator('.tool textarea').fill(text)
  await page.locator('.tool .go').click()
}

async function openGuide(page) {
  await openRules(page)
  await page.locator('.facts .body button').click()
}

async function click(page, selector) {
  const all = page.locator(selector)
  if (selector.endsWith(':visible') && !(await all.count())) return
  await all.last().click()
}

async function reach(page, [way, there]) {
  if (typeof way === 'function') await way(page)
  else for (const selector of way) await click(page, selector)
  await page.locator(there).first().waitFor()
}

/** Back to the board, in a new game: without loading the page anew. */
async function back(page, game) {
  await page.keyboard.press('Escape')
  await page.evaluate((hash) => (location.hash = hash), game)
  await page.locator('dialog, .menu, .study, .note.over').first().waitFor({ state: 'detached' })
}

/** Opens the page, then calls `look(name)` on each screen. */
export async function eachScreen(page, look, names = Object.keys(SCREENS), game = GAME) {
  await open(page, game)
  for (const name of names) {
    await reach(page, SCREENS[name])
    await look(name)
    await back(page, game)
  }
}

/** The pages beside it. */
export const RULES_PAGES = { 'a rules page': 'rules/turkish/', 'the comparison': 'rules/' }

export async function eachRulesPage(page, look, language = 'en') {
  const prefix = language === 'en' ? '' : `${language}/`
  for (const [name, path] of Object.entries(RULES_PAGES)) {
    await page.goto(address(prefix + path))
    await look(name)
  }
}
