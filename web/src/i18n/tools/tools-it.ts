import type { Messages, ToolKey } from '..'

export const toolsIt: Messages<ToolKey> = {
  'say.copied': 'Copiato.',
  'say.notCopied': 'Il browser non ha permesso di copiare.',
  'say.saved': 'Salvato come {name}.',
  'share.title': 'Condividi',
  'share.game': 'Link alla partita',
  'share.position': 'Link a questa posizione',
  'share.tooLong': 'La partita è troppo lunga per un link: salvala in PDN.',
  'share.fen': 'Posizione come testo (FEN)',
  'share.pdn': 'Partita come testo (PDN)',
  'share.copy': 'Copia',
  'share.download': 'Scarica',
  'share.send': 'Invia…',
}
