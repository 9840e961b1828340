import type { site as en } from '../en/site.ts'
import type { Russian } from '../locale.ts'

export const site = {
  contents: 'На этой странице',
  others: 'Читайте также',
  today: {
    title: 'Сегодня',
    halls: 'Залы',
    lots: 'Лоты',
    deadline: 'Ближайший приём ставок до',
    none: 'Сегодня аукционов нет.',
  },
  ring: {
    headline: 'Сегодня на торгах.',
    counts: 'Залов: {{halls}}, лотов: {{lots}}',
    times: 'Ближайший приём ставок до {{deadline}}, последний лот в {{hammer}}.',
    over: 'Приём ставок закончен, последний лот в {{hammer}}.',
    none: 'Сегодня аукционов нет',
  },
  manager: 'Ваш менеджер',
  write: 'Написать нам',
  noTime: 'Нет времени искать?',
  noTimeText: 'Опишите машину, мы найдём.',
  order: 'Сделать заказ',
  accepted: 'Вы приняли эти условия {{date}}.',
  print: 'Печать или PDF',
  missing: 'Эту страницу компания ещё не написала',
  names: {
    'how-to-buy': 'Как купить',
    about: 'О компании',
    terms: 'Условия',
    privacy: 'Личные данные',
    cookies: 'Файлы cookie',
  },
} satisfies Russian<typeof en>
