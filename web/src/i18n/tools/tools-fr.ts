import type { Messages, ToolKey } from '..'

export const toolsFr: Messages<ToolKey> = {
  'say.copied': 'Copié.',
  'say.notCopied': 'Le navigateur n’a pas permis la copie.',
  'say.saved': 'Enregistré : {name}.',
  'share.title': 'Partager',
  'share.game': 'Lien de la partie',
  'share.position': 'Lien de cette position',
  'share.tooLong': 'La partie est trop longue pour un lien : enregistrez-la en PDN.',
  'share.fen': 'Position en texte (FEN)',
  'share.pdn': 'Partie en texte (PDN)',
  'share.copy': 'Copier',
  'share.download': 'Télécharger',
  'share.send': 'Envoyer…',
}
