import type { Messages, ToolKey } from '..'

export const toolsRu: Messages<ToolKey> = {
  'say.copied': 'Скопировано.',
  'say.notCopied': 'Браузер не разрешил копирование.',
  'say.saved': 'Сохранено: {name}.',
  'share.title': 'Поделиться',
  'share.game': 'Ссылка на партию',
  'share.position': 'Ссылка на эту позицию',
  'share.tooLong': 'Партия слишком длинная для ссылки: сохраните её в PDN.',
  'share.fen': 'Позиция текстом (FEN)',
  'share.pdn': 'Партия текстом (PDN)',
  'share.copy': 'Копировать',
  'share.download': 'Скачать',
  'share.send': 'Отправить…',
}
