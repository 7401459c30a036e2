import type { Messages, ToolKey } from '..'

export const toolsEs: Messages<ToolKey> = {
  'say.copied': 'Copiado.',
  'say.notCopied': 'El navegador no ha permitido copiar.',
  'say.saved': 'Guardado como {name}.',
  'share.title': 'Compartir',
  'share.game': 'Enlace a la partida',
  'share.position': 'Enlace a esta posición',
  'share.tooLong': 'La partida es demasiado larga para un enlace: guárdala como PDN.',
  'share.fen': 'Posición como texto (FEN)',
  'share.pdn': 'Partida como texto (PDN)',
  'share.copy': 'Copiar',
  'share.download': 'Descargar',
  'share.send': 'Enviar…',
}
