import type { Messages, ToolKey } from '..'

export const toolsVi: Messages<ToolKey> = {
  'say.copied': 'Đã sao chép.',
  'say.notCopied': 'Trình duyệt không cho sao chép.',
  'say.saved': 'Đã lưu thành {name}.',
  'share.title': 'Chia sẻ',
  'share.game': 'Liên kết đến ván cờ',
  'share.position': 'Liên kết đến thế cờ này',
  'share.tooLong': 'Ván cờ quá dài cho một liên kết: hãy lưu thành PDN.',
  'share.fen': 'Thế cờ dạng văn bản (FEN)',
  'share.pdn': 'Ván cờ dạng văn bản (PDN)',
  'share.copy': 'Sao chép',
  'share.download': 'Tải xuống',
  'share.send': 'Gửi…',
}
