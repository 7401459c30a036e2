/** The line that explains has one height, so that nothing on the page moves by itself: words that
 * are too many for it are set smaller. What still has no room flows out of sight (game.css), the
 * last sentence first. */

/** Sizes of the style, from large to small: data-size on the note. */
const SIZES = ['0', '1', '2']

function isInside(note: DOMRect, part: DOMRect): boolean {
  const across = part.left >= note.left - 1 && part.right <= note.right + 1
  return across && part.bottom <= note.bottom && part.top >= note.top
}

/** Sets the largest size at which the line and the sentence after it fit, else the line alone. */
export function fitWords(note: HTMLElement): void {
  const box = note.getBoundingClientRect()
  const parts = [...note.querySelectorAll('.say, .say + p')]
  for (let count = parts.length; count > 0; count--) {
    for (const size of SIZES) {
      note.dataset.size = size
      const shown = parts.slice(0, count)
      if (shown.every((part) => isInside(box, part.getBoundingClientRect()))) return
    }
  }
}
