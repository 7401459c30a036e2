/** Which pieces a rule about few of them means, in words. */

import type { Force, Material, Span } from '../core'
import type { Key, Translate } from '../i18n'

/** As many as no board holds: there is no upper bound. */
const OPEN = 64

function counted(t: Translate, key: Key, [least, most]: Span): string {
  if (most >= OPEN) return t(key, { n: least, amount: t('material.more', { n: least }) })
  const amount = least === most ? `${most}` : t('material.range', { least, most })
  return t(key, { n: most, amount })
}

function isExact([least, most]: Span): boolean {
  return least === most
}

function forceWords({ men, kings, all }: Force, t: Translate): string {
  if (men[1] === 0) return counted(t, 'material.kings', all)
  if (!isExact(men) || !isExact(kings)) return counted(t, 'material.withKing', all)
  const words = {
    kings: counted(t, 'material.kings', kings),
    men: counted(t, 'material.men', men),
  }
  return t('material.both', words)
}

export function materialWords(material: Material, t: Translate): string {
  if (material.total) return counted(t, 'material.total', material.total)
  const words = { strong: forceWords(material.strong, t), weak: forceWords(material.weak, t) }
  return t(material.weakOnLongDiagonal ? 'material.onLongDiagonal' : 'material.against', words)
}
