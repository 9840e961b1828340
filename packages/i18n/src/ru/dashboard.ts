import type { dashboard as en } from '../en/dashboard.ts'
import type { Russian } from '../locale.ts'

export const dashboard = {
  title: 'Обзор',
  failed: 'Не удалось прочитать обзор',
  makeAnOrder: 'Сделать заказ',
  openLot: 'Лот {{lotNo}}',
  left: {
    passed: 'начался',
    minutes: 'через {{minutes}} мин',
    hours: 'через {{hours}} ч {{minutes}} мин',
    days_one: 'через {{count}} день',
    days_few: 'через {{count}} дня',
    days_many: 'через {{count}} дней',
    days_other: 'через {{count}} дня',
  },
  today: {
    title: 'Ставки на сегодня',
    sum: '{{count}}, всего {{sum}}',
    all: 'Мои ставки',
    empty: 'Сегодня ваших ставок нет.',
  },
  results: {
    title: 'Результаты',
    span: 'за 7 дней',
    all: 'История ставок',
    empty: 'За последние 7 дней результатов нет.',
    sold: '{{price}}, {{difference}}',
    notSold: 'нет цены',
  },
  shipments: {
    title: 'Отправки',
    underWay: 'в пути: {{count}}',
    all: 'Покупки',
    empty: 'Ничего не в пути.',
  },
  chats: {
    title: 'Непрочитанные чаты',
    answer: 'Ответить {{lotNo}}',
    empty: 'Никто не ждёт вашего ответа.',
  },
  clients: {
    title: 'Мои клиенты',
    bids: 'Их ставки',
    empty: 'У вас пока нет клиентов.',
  },
  staff: {
    newBids: 'Новые ставки',
    oldest: 'старшая {{at}}',
    lastHour: 'Последний час',
    undecided: 'не решено: {{count}}',
    lastHourEmpty: 'В ближайший час лотов со ставками нет.',
    desk: 'Менеджер ставок',
    unpriced: 'Выигрыши без цены',
    unpricedNote: 'ещё не начислены',
    unpricedEmpty: 'У каждого выигрыша есть цена.',
    wins: 'Выигрыши',
    newOrders: 'Новые заказы',
  },
} satisfies Russian<typeof en>
