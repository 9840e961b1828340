import type { catalogue as en } from '../en/catalogue.ts'
import type { Russian } from '../locale.ts'

export const catalogue = {
  title: 'Автоаукционы',
  noResults: 'Ничего не найдено',
} satisfies Russian<typeof en>
