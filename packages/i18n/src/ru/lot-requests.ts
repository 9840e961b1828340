import type { lotRequests as en } from '../en/lot-requests.ts'
import type { Translated } from '../locale.ts'

export const lotRequests = {
  destination: 'По назначению можно отбирать только лоты автомобильных аукционов.',
} satisfies Translated<typeof en>
