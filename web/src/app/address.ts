/** A link to a position: #rules=turkish&fen=W:Wd4:Bd6, and if wanted opponent, level and side. */

import type { Setup } from './state'

export interface Address {
  rules: string
  fen: string
  options: Partial<Record<keyof Setup, string>>
}

export function readAddress(hash: string): Address | undefined {
  const fields = new URLSearchParams(hash.slice(1))
  const rules = fields.get('rules')
  if (rules === null) return undefined
  const { opponent, level, side } = Object.fromEntries(fields)
  return { rules, fen: fields.get('fen') ?? '', options: { opponent, level, side } }
}

export function writeAddress(rules: string, fen: string): string {
  const page = location.href.split('#')[0]
  return `${page}#${new URLSearchParams({ rules, fen })}`
}
