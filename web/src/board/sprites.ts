/** The drawings: pieces, marks, squares, icons, logo. One hidden SVG in the document; everything
 * else refers to its parts with <use>. Colours come from the tokens (see style/tokens.css). */

const circle = (cy: number, r: number, paint: string) =>
  `<circle cx="50" cy="${cy}" r="${r}" ${paint}/>`
const symbol = (id: string, body: string) =>
  `<symbol id="${id}" viewBox="0 0 100 100" overflow="visible">${body}</symbol>`
/** A mark's line: the pale casing, then the dark line on it. */
const cased = (shape: string, casing: number, line: number) =>
  `<g fill="none"><${shape} stroke="var(--mc)" stroke-width="${casing}"/><${shape} stroke="var(--mk)" stroke-width="${line}"/></g>`

const groove = (r: number, light: number, fill = '') =>
  circle(47 + light, r, 'stroke="var(--ph)" stroke-width="2.5"') +
  circle(47, r, `${fill} stroke="var(--pg)" stroke-width="2.5"`)
const face = (cy: number, r: number) => circle(cy, r, 'fill="var(--pf)" stroke="var(--pr)"')
const sheen = (cy: number, r: number) => circle(cy, r, 'fill="url(#lit)"')
const edge = (cy: number, r: number) => circle(cy, r, 'fill="var(--pe)"')

/** What each part of a piece is drawn of: `king-base` and `king-top` under a `crown` are a king. */
export type PieceShapes = Record<'man' | 'king-base' | 'king-top' | 'crown', string>

export const TURNED: PieceShapes = {
  man:
    circle(57, 40, 'opacity=".25"') +
      edge(53, 39) +
      `<g fill="none">${face(47, 38.5)}${sheen(47, 38.5)}${groove(29.5, 1.5)}${groove(15, 1.3, 'fill="var(--pd)"')}</g>`,
  'king-base': circle(61, 38, 'opacity=".25"') + edge(59, 37.5) + face(53, 37),
  'king-top': circle(47, 35.5, 'opacity=".28"') + edge(45, 35) + face(38, 34.5) + sheen(38, 34.5),
  crown:
    '<path d="M31 51 27 28 39 37 50 21 61 37 73 28 69 51Z" fill="var(--pi)" stroke="var(--pi)" stroke-width="3" stroke-linejoin="round"/>',
}

const PIECES =
  Object.entries(TURNED)
    .map(([id, shape]) => symbol(id, shape))
    .join('') +
  symbol('king', '<use href="#king-base"/><use href="#king-top"/><use href="#crown"/>')

const MARKS =
  symbol('ring', cased('circle cx="50" cy="50" r="45"', 9, 4.5)) +
  symbol(
    'no',
    '<g fill="none"><circle cx="50" cy="50" r="45" stroke="var(--mc)" stroke-width="7" stroke-dasharray="15.6 12.7"/><circle cx="50" cy="50" r="45" stroke="var(--mk)" stroke-width="3" stroke-dasharray="13.6 14.7" stroke-dashoffset="-1"/></g>',
  ) +
  symbol(
    'from',
    circle(50, 19, 'fill="var(--sd)"') + cased('circle cx="50" cy="50" r="19"', 10, 6),
  ) +
  symbol(
    'to',
    '<path d="M3 3h25v8H11v17H3zM97 3H72v8h17v17h8zM3 97h25v-8H11V72H3zM97 97H72v-8h17V72h8z" fill="var(--mk)" stroke="var(--mc)" stroke-width="2"/>',
  ) +
  symbol('dot', circle(50, 14, 'fill="var(--mk)" stroke="var(--mc)" stroke-width="4"')) +
  symbol(
    'x',
    '<g stroke-linecap="round"><path d="M38 35 62 59M62 35 38 59" stroke="var(--mk)" stroke-width="15"/><path d="M38 35 62 59M62 35 38 59" stroke="var(--mc)" stroke-width="7.5"/></g>',
  ) +
  symbol(
    'sel',
    '<path d="M4 4h92v92H4z" fill="var(--mc)" opacity=".45"/><path d="M5 5h90v90H5z" fill="none" stroke="var(--mk)" stroke-width="6"/>',
  )

/** Pale squares as dashes one square long, 12 wide so that either corner can be pale; lines. */
const rows = Array.from({ length: 10 }, (_, i) => i)
const SQUARES =
  `<path id="duo" d="${rows.map((y) => `M${y % 2} ${y}.5h12`).join('')}" stroke-dasharray="1"/>` +
  `<path id="grid" d="${rows.map((i) => `M0 ${i}h10M${i} 0v10`).join('')}" vector-effect="non-scaling-stroke"/>`

/** Icons are drawn 20 by 20, as lines (class "i"). */
const ICONS: Record<string, string> = {
  back: 'M12.5 4.5 7 10l5.5 5.5',
  fwd: 'M7.5 4.5 13 10l-5.5 5.5',
  first: 'M14 4.5 8.5 10l5.5 5.5M5.5 4.5v11',
  last: 'M6 4.5 11.5 10 6 15.5m8.5-11v11',
  undo: 'M7 4 3 8l4 4M3.5 8H12a4.5 4 0 0 1 0 8H8',
  gear: 'M4 6h12M4 14h12M12 4v4M7 12v4',
  hint: 'M7.5 14.5c0-2-2.5-3-2.5-6.5a5 5 0 0 1 10 0c0 3.5-2.5 4.5-2.5 6.5zM8 17.5h4',
  flip: 'M6.5 16V4L3 7.5M13.5 4v12l3.5-3.5',
  draw: 'M4 7.5h12M4 12.5h12',
  flag: 'M5 17.5v-14h9.5l-2 3.5 2 3.5H5',
  new: 'M10 4v12M4 10h12',
  folder: 'M3 15.5v-11h5l2 2h7v9z',
  more: 'M4.5 9v2m-1-1h2M10 9v2M9 10h2m4.5-1v2m-1-1h2',
  down: 'm5.5 8 4.5 4.5L14.5 8',
  up: 'M10 16V4.5M5 9.5l5-5 5 5',
  bin: 'M4 6h12M8 6V3.5h4V6M5.5 6l.8 10.5h7.4L14.5 6',
  moon: 'M16 12A6.5 6.5 0 0 1 8 4a6.5 6.5 0 1 0 8 8z',
  sun: 'M6.5 10a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M10 1.5V3m0 14v1.5M1.5 10H3m14 0h1.5M4 4l1 1m10 10 1 1m0-12-1 1M5 15l-1 1',
  sound: 'M3.5 8v4H6l4 3.5v-11L6 8zM13 7.5a3.5 3.5 0 0 1 0 5M15.5 5a7 7 0 0 1 0 10',
  mute: 'M3.5 8v4H6l4 3.5v-11L6 8zM13 8l4 4m0-4-4 4',
  x: 'm5 5 10 10M15 5 5 15',
  bot: 'M4 7.5h12v8H4zM10 7.5V4M7.5 11.5h.01m5 0h.01',
  two: 'M3 8a3 3 0 1 0 6 0 3 3 0 1 0-6 0m7.5 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0M2 16c.5-5 8.5-5 9 0m-2 0c.5-5 8.5-5 9 0',
  analyse: 'M4.5 16.5v-5m5.5 5v-13m5.5 13v-8',
  away: 'M3 8a10 10 0 0 1 14 0M6 11.5a6 6 0 0 1 8 0M10 15.5v.01M4 4l12 12',
  again: 'M15.8 6.5A6.5 6.5 0 1 0 16.5 11M16.5 3v4h-4',
  copy: 'M7.5 7.5h9v9h-9zM4 12.5H3.5v-9h9V4',
  keys: 'M2.5 5.5h15v9h-15zM5.5 8.5h.01m3 0h.01m3 0h.01m3 0h.01M6.5 11.5h7',
  check: 'm4.5 10.5 4 4 7-8.5',
  book: 'M10 5.5C8 4 5.5 4 3.5 4.5v11c2-.5 4.5-.5 6.5 1 2-1.5 4.5-1.5 6.5-1v-11C14.5 4 12 4 10 5.5zm0 0v11',
}
const LOGO =
  '<symbol id="logo" viewBox="0 0 28 28"><path d="M2 2h24v24H2z" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M14 2h12v12H14zM2 14h12v12H2zM4.3 8a3.7 3.7 0 1 1 7.4 0 3.7 3.7 0 1 1-7.4 0M16.3 20a3.7 3.7 0 1 1 7.4 0 3.7 3.7 0 1 1-7.4 0" fill="currentColor" fill-rule="evenodd"/></symbol>'

const LIT =
  '<linearGradient id="lit" x1=".2" y1="0" x2=".8" y2="1"><stop stop-color="#fff" stop-opacity=".26"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".2"/></linearGradient>'

const icons = Object.entries(ICONS).map(([name, d]) => `<path id="i-${name}" d="${d}"/>`)

/** The whole sprite as markup. */
export const SPRITE = `<svg class="sprite" aria-hidden="true"><defs>${LIT}${SQUARES}${icons.join('')}</defs>${PIECES}${MARKS}${LOGO}</svg>`

/** Puts the sprite into the document, once. */
export function mountSprite(): void {
  if (!document.getElementById('king-top')) document.body.insertAdjacentHTML('afterbegin', SPRITE)
}
