import type { lotTools as en } from '../en/lot-tools.ts'
import type { Russian } from '../locale.ts'

export const lotTools = {
  photos: 'Фото',
  download: 'Скачать фото',
  downloading: 'Скачивание..{{percent}}%',
  noLink: 'Ссылка на скачивание не найдена',
} satisfies Russian<typeof en>
