/** What the core says of bad input, in words. */

import type { CoreError } from '../core'
import type { Translate } from '../i18n'

export function faultWords(t: Translate, { code, detail }: Pick<CoreError, 'code' | 'detail'>): string {
  const key = `error.${code}`
  return t(t.has(key) ? key : 'error.other', { detail })
}
