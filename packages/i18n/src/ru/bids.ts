import type { bids as en } from '../en/bids.ts'
import type { Russian } from '../locale.ts'

export const bids = {
  title: 'Мои ставки',
  dealerTitle: 'Ставки дилера',
  managerTitle: 'Менеджер ставок',
} satisfies Russian<typeof en>
