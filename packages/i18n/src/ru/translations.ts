import type { translations as en } from '../en/translations.ts'
import type { Translated } from '../locale.ts'

export const translations = {
  language: 'Язык',
  languages: { EN: 'Английский', RU: 'Русский' },
  question: 'Вопрос',
  ask: 'Задайте вопрос',
  send: 'Отправить запрос',
  info: 'Менеджер прочтёт лист и ответит здесь, обычно в течение двух часов.',
  failed: 'Запрос не отправлен',
  failedText: 'При отправке запроса произошла ошибка. Попробуйте позже',
  progress: 'Перевод выполняется',
  requested: 'Запрос от {{at}}. Ответ появится здесь и в уведомлениях.',
  promise: 'Обещано к {{at}} по времени Японии.',
  ahead_one: 'Перед вашим {{count}} лист.',
  ahead_few: 'Перед вашим {{count}} листа.',
  ahead_many: 'Перед вашим {{count}} листов.',
  ahead_other: 'Перед вашим {{count}} листа.',
  progressText: 'Ответ появится здесь и в уведомлениях.',
  none: 'Перевода нет',
  noneText: 'Менеджер не нашёл в этом листе ничего для перевода.',
  unread: 'Ответ не удалось получить',
  recording: 'Запись {{name}}',
  save: 'Сохранить {{name}}',
  enlarge: 'Увеличить {{name}}',
  files: 'Файлы',
  staff: {
    asked: 'Этого листа ждёт клиент',
    askedText: 'Запрос от {{at}}.',
    unasked: 'Этот лист никто не запрашивал',
    toDesk: 'Открыть «Переводы»',
  },
} satisfies Translated<typeof en>
