import type { palette as en } from '../en/palette.ts'
import type { Translated } from '../locale.ts'

export const palette = {
  label: 'Перейти',
  searching: 'Поиск…',
  nothing: 'По запросу «{{text}}» ничего не найдено',
  failed: 'Не удалось выполнить поиск. Попробуйте ещё раз.',
  found_one: 'Найден {{count}} результат',
  found_few: 'Найдено {{count}} результата',
  found_many: 'Найдено {{count}} результатов',
  found_other: 'Найдено {{count}} результата',
  language: { en: 'Переключить на английский', ru: 'Переключить на русский' },
  groups: {
    recent: 'Недавние',
    bids: 'Ставки',
    lots: 'Лоты',
    clients: 'Клиенты',
    purchases: 'Покупки',
    page: 'На этой странице',
    go: 'Страницы',
    app: 'Команды',
  },
  keys: { move: 'Выбор', open: 'Открыть', apart: 'В новой вкладке', commands: 'Только команды' },
} satisfies Translated<typeof en>
