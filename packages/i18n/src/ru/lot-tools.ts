import type { lotTools as en } from '../en/lot-tools.ts'
import type { Translated } from '../locale.ts'

export const lotTools = {
  photos: 'Фото',
  download: 'Скачать фото',
  downloading: 'Скачивание..{{percent}}%',
  extra: {
    request: 'Запросить ещё фото',
    left: 'Осталось сегодня: {{left}}',
    loading: 'Фото запрошены, это займёт около 30 секунд.',
    came_one: 'Добавлено {{count}} фото.',
    came_few: 'Добавлено {{count}} фото.',
    came_many: 'Добавлено {{count}} фото.',
    came_other: 'Добавлено {{count}} фото.',
    none: 'У площадки нет других фото этого лота. Запрос не засчитан.',
    why: 'Площадка ограничивает, для скольких лотов в день их можно запросить.',
  },
  noLink: 'Ссылка на скачивание не найдена',
  translation: {
    tab: 'ИИ-перевод',
    managerTab: 'Ручной перевод',
    language: 'Язык перевода',
    translate: 'Перевести',
    pending: 'Перевод выполняется',
    notice: 'Машинный перевод, без гарантий. Проверенный перевод запросите у менеджера.',
    none: 'Перевода нет',
    alt: 'Переведённый аукционный лист',
    showOriginal: 'Показать оригинал',
    showTranslation: 'Показать перевод',
  },
} satisfies Translated<typeof en>
