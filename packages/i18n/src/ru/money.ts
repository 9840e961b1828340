import type { money as en } from '../en/money.ts'
import type { Russian } from '../locale.ts'

export const money = {
  title: 'Покупки',
} satisfies Russian<typeof en>
