/** What people call rules of their own: one line, as anybody may have written it into a link. */

/** In characters. */
export const NAME_MAX = 40

/** Without line ends, signs that turn or hide what stands around them, and heaps of accents. */
export function cleanName(text: string): string {
  const plain = text
    .slice(0, 10 * NAME_MAX)
    .normalize('NFC')
    .replace(/[\p{Z}\p{Cc}]+/gu, ' ')
    .replace(/(?![\u200c\u200d])[\p{C}]/gu, '')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
  return [...plain.trim()].slice(0, NAME_MAX).join('').trim()
}
