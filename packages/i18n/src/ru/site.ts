import type { site as en } from '../en/site.ts'
import type { Russian } from '../locale.ts'

export const site = {
  contents: 'На этой странице',
  others: 'Читайте также',
  missing: 'Эту страницу компания ещё не написала',
  names: {
    'how-to-buy': 'Как купить',
    about: 'О компании',
    terms: 'Условия',
    privacy: 'Личные данные',
    cookies: 'Файлы cookie',
  },
} satisfies Russian<typeof en>
