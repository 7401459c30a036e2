/** Handing something out of the page: to the clipboard, as a file, to another program. */

import type { State } from '../state'

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Long enough for the browser to have begun; the address holds the whole file in memory. */
const KEPT_MS = 60_000

export function download(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}

/** "turkish-2026-05-01.pdn". */
export function fileName({ rules }: State, ending: string): string {
  return `${rules.id}-${new Date().toISOString().slice(0, 10)}.${ending}`
}

/** Whether the browser can hand something to other programs. */
export function canShare(): boolean {
  return 'share' in navigator
}

/** Whoever changes their mind has said all there is to say. */
export async function shareLink(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => {})
}

export function canCopyPictures(): boolean {
  return 'ClipboardItem' in window
}

export async function copyPicture(picture: Promise<Blob>): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
}

export function canSendFiles(): boolean {
  const file = new File([''], 'a.png', { type: 'image/png' })
  return canShare() && !!navigator.canShare?.({ files: [file] })
}

export async function sendFile(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch(() => {})
}
