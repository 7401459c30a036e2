/** What every part of the page is drawn from. */

import type { Translate } from '../i18n'
import type { State } from './state'
import type { Table } from './table'

export interface Scene {
  table: Table
  state: State
  t: Translate
}
