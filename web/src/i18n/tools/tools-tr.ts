import type { Messages, ToolKey } from '..'

export const toolsTr: Messages<ToolKey> = {
  'say.copied': 'Kopyalandı.',
  'say.notCopied': 'Tarayıcı kopyalamaya izin vermedi.',
  'say.saved': '{name} olarak kaydedildi.',
  'share.title': 'Paylaş',
  'share.game': 'Oyunun bağlantısı',
  'share.position': 'Bu konumun bağlantısı',
  'share.tooLong': 'Oyun bir bağlantı için fazla uzun: PDN olarak kaydedin.',
  'share.fen': 'Metin olarak konum (FEN)',
  'share.pdn': 'Metin olarak oyun (PDN)',
  'share.copy': 'Kopyala',
  'share.download': 'İndir',
  'share.send': 'Gönder…',
}
