import type { lotTools as en } from '../en/lot-tools.ts'
import type { Russian } from '../locale.ts'

export const lotTools = {
  photos: 'Фото',
  download: 'Скачать фото',
  downloading: 'Скачивание..{{percent}}%',
  noLink: 'Ссылка на скачивание не найдена',
  translation: {
    tab: 'Перевод ИИ',
    language: 'Язык перевода',
    translate: 'Перевести',
    pending: 'Перевод выполняется',
    notice: 'Машинный перевод, без гарантий. Проверенный спросите у менеджера.',
    none: 'Перевода нет',
    alt: 'Переведённый аукционный лист',
  },
} satisfies Russian<typeof en>
