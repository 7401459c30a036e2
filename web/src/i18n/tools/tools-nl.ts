import type { Messages, ToolKey } from '..'

export const toolsNl: Messages<ToolKey> = {
  'say.copied': 'Gekopieerd.',
  'say.notCopied': 'De browser stond kopiëren niet toe.',
  'say.saved': 'Opgeslagen als {name}.',
  'share.title': 'Delen',
  'share.game': 'Link naar de partij',
  'share.position': 'Link naar deze stand',
  'share.tooLong': 'De partij is te lang voor een link: sla haar op als PDN.',
  'share.fen': 'Stand als tekst (FEN)',
  'share.pdn': 'Partij als tekst (PDN)',
  'share.copy': 'Kopiëren',
  'share.download': 'Downloaden',
  'share.send': 'Versturen…',
}
