/** Makes the diagrams of a rules page boards to be played on. Small: all that a board takes is loaded
 * when the first one is touched. */

const load = () => import('./lessons/lesson')

async function begin(item: Element, button: HTMLButtonElement): Promise<void> {
  button.disabled = true
  try {
    const { openLesson } = await load()
    await openLesson(item)
    button.remove()
  } catch (error) {
    console.error(error)
    button.disabled = false
    button.textContent = button.dataset.lost ?? ''
  }
}

/** A press on the picture does the same, for those who point. */
for (const button of document.querySelectorAll<HTMLButtonElement>('.try')) {
  const item = button.parentElement!
  const start = (): void => {
    if (!button.disabled) void begin(item, button)
  }
  button.hidden = false
  button.addEventListener('click', start)
  item.querySelector('.diagram')?.addEventListener('click', start)
  item.addEventListener('pointerenter', () => void load().catch(() => undefined), { once: true })
}
