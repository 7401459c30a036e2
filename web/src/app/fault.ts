/** What the core says of bad input, in words. */

import { CoreError } from '../core'
import type { Translate } from '../i18n'

export function faultWords(t: Translate, { code, detail }: CoreError): string {
  const key = `error.${code}`
  return t(t.has(key) ? key : 'error.other', { detail })
}
