import type { Messages, ToolKey } from '..'

export const toolsPt: Messages<ToolKey> = {
  'say.copied': 'Copiado.',
  'say.notCopied': 'O navegador não permitiu copiar.',
  'say.saved': 'Guardado como {name}.',
  'share.title': 'Partilhar',
  'share.game': 'Link da partida',
  'share.position': 'Link desta posição',
  'share.tooLong': 'A partida é longa demais para um link: guarde-a em PDN.',
  'share.fen': 'Posição em texto (FEN)',
  'share.pdn': 'Partida em texto (PDN)',
  'share.copy': 'Copiar',
  'share.download': 'Descarregar',
  'share.send': 'Enviar…',
}
