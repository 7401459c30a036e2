import type { Messages, ToolKey } from '..'

export const toolsAr: Messages<ToolKey> = {
  'say.copied': 'نُسخ.',
  'say.notCopied': 'لم يسمح المتصفح بالنسخ.',
  'say.saved': 'حُفظ باسم {name}.',
  'share.title': 'مشاركة',
  'share.game': 'رابط اللعبة',
  'share.position': 'رابط هذا الوضع',
  'share.tooLong': 'اللعبة أطول من أن يسعها رابط: احفظها بصيغة PDN.',
  'share.fen': 'الوضع نصًّا (FEN)',
  'share.pdn': 'اللعبة نصًّا (PDN)',
  'share.copy': 'نسخ',
  'share.download': 'تنزيل',
  'share.send': 'إرسال…',
}
