import type { lot as en } from '../en/lot.ts'
import type { Russian } from '../locale.ts'

export const lot = {
  empty: 'К сожалению, по этому лоту нет информации.',
} satisfies Russian<typeof en>
