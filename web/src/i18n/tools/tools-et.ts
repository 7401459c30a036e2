import type { Messages, ToolKey } from '..'

export const toolsEt: Messages<ToolKey> = {
  'say.copied': 'Kopeeritud.',
  'say.notCopied': 'Brauser ei lubanud kopeerida.',
  'say.saved': 'Salvestatud: {name}.',
  'share.title': 'Jagamine',
  'share.game': 'Partii link',
  'share.position': 'Selle seisu link',
  'share.tooLong': 'Partii on lingi jaoks liiga pikk: salvesta see PDN-ina.',
  'share.fen': 'Seis tekstina (FEN)',
  'share.pdn': 'Partii tekstina (PDN)',
  'share.copy': 'Kopeeri',
  'share.download': 'Laadi alla',
  'share.send': 'Saada…',
}
