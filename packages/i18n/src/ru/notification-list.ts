import type { notificationList as en } from '../en/notification-list.ts'
import type { Translated } from '../locale.ts'

export const notificationList = {
  kinds: 'Показать',
  kind: { all: 'Все', bids: 'Ставки', purchases: 'Покупки', messages: 'Сообщения' },
  today: 'Сегодня',
  yesterday: 'Вчера',
  unread: 'Не прочитано:',
  markRead: 'Отметить прочитанным',
  readAll: 'Прочитать все',
  mute: 'Выключить звуки',
  earlier: 'Показать более ранние',
  end: 'Уведомления хранятся 7 дней.',
  empty: 'Пока ничего нет',
  emptyText: 'Новости и сообщения остаются здесь на 7 дней.',
  failed: 'Не удалось загрузить уведомления',
  openLot: 'Лот {{lotNo}}',
} satisfies Translated<typeof en>
