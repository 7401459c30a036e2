// Contrast as WCAG 2.2 measures it, of the colours in tokens.css: whatever must be told from what it
// lies on. Texts on the page are axe's to look at.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const css = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8')

function rgb(hex) {
  const digits = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex
  return [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16) / 255)
}

function luminance(hex) {
  const [r, g, b] = rgb(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** The wood of each set: names and colours. */
const sets = [...css.matchAll(/\[data-set=(\w+)\]\{([^}]*)\}/g)].map(([, set, body]) => [
  set,
  Object.fromEntries([...body.matchAll(/--(\w+):#(\w+)/g)].map(([, name, hex]) => [name, hex])),
])

/** What must be told from what, on the board: both pieces, marks, their casing, and lines between
 * squares that are all played on, from the squares; and what is written from what it is written on. */
const ON_WOOD = [
  ['w', 'sd', 3],
  ['b', 'sd', 3],
  ['mk', 'sd', 3],
  ['mc', 'sd', 3],
  ['gl', 'sd', 3],
  ['w', 'b', 3],
  ['mk', 'mc', 4.5],
  ['co', 'sd', 4.5],
  ['fi', 'fr', 4.5],
]

test('on each board pieces, marks and coordinates stand out', () => {
  assert.ok(sets.length >= 3)
  const weak = sets.flatMap(([set, colours]) =>
    ON_WOOD.flatMap(([one, other, least]) => {
      const found = contrast(colours[one], colours[other])
      return found < least ? [`${set}: ${one} on ${other} ${found.toFixed(2)}`] : []
    }),
  )
  assert.deepEqual(weak, [])
})

/** Colours of the page, by day and by night. */
const cloth = Object.fromEntries(
  [...css.matchAll(/--(\w+):var\(--light,#(\w+)\) var\(--dark,#(\w+)\)/g)].map(
    ([, name, light, dark]) => [name, { light, dark }],
  ),
)

const ON_CLOTH = [
  ['ink', 4.5],
  ['ink2', 4.5],
  ['blue', 4.5],
  ['red', 4.5],
  ['edge', 3],
]

test('by day and by night texts, controls and the focus stand out', () => {
  const weak = ON_CLOTH.flatMap(([name, least]) =>
    ['cloth', 'paper'].flatMap((ground) =>
      ['light', 'dark'].flatMap((mode) => {
        const found = contrast(cloth[name][mode], cloth[ground][mode])
        return found < least ? [`${mode}: ${name} on ${ground} ${found.toFixed(2)}`] : []
      }),
    ),
  )
  assert.deepEqual(weak, [])
})
