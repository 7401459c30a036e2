/** English, of the sheets that are loaded when they are wanted; see en.ts. */

export const toolsEn = {
  'say.copied': 'Copied.',
  'say.notCopied': 'The browser did not allow copying.',
  'say.saved': 'Saved as {name}.',
  'share.title': 'Share',
  'share.game': 'Link to the game',
  'share.position': 'Link to this position',
  'share.tooLong': 'The game is too long for a link: save it as PDN.',
  'share.fen': 'Position as text (FEN)',
  'share.pdn': 'Game as text (PDN)',
  'share.copy': 'Copy',
  'share.download': 'Download',
  'share.send': 'Send…',
} as const
