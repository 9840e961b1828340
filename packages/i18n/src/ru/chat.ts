import type { chat as en } from '../en/chat.ts'
import type { Translated } from '../locale.ts'

export const chat = {
  title: 'Чат о ставке',
  chat: 'Чат',
  close: 'Закрыть чат',
  comment: 'Комментарий к ставке',
  messages: 'Сообщения',
  loading: 'Загрузка сообщений',
  empty: 'Сообщений пока нет',
  failed: 'Не удалось загрузить сообщения.',
  own: 'Вы',
  other: 'Собеседник',
  message: 'Сообщение',
  placeholder: 'Сообщение',
  send: 'Отправить',
  delete: 'Удалить',
  waiting: 'Отправим, когда появится связь.',
  notSent: 'Не отправлено.',
  history: {
    title: 'История ставки',
    empty: 'С этой ставкой пока ничего не происходило.',
    failed: 'Не удалось загрузить историю.',
  },
} satisfies Translated<typeof en>
