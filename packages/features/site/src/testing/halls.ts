import type { BidType } from '@seriba/contracts/bid-types'
import type { Hall, HallPublication } from '@seriba/contracts/halls'

const aHall = (name: string, more: Partial<Hall> = {}): Hall => ({
  name,
  deadlineHours: null,
  cancelDeadlineHours: null,
  overbidAllowance: null,
  deliveryFee: null,
  auctionFee: null,
  lotsToday: 0,
  lotsWeek: 0,
  ...more,
})

const scheduled: HallPublication = {
  id: 7,
  from: '2026-12-01',
  reason: 'New prices of the carrier',
  by: 'Saki Mori',
  at: '2026-11-24T01:00:00.000Z',
  applied: false,
  changes: [{ name: 'HAA Kobe', deliveryFee: 40_700 }],
}

export const someHalls = {
  halls: [
    aHall('HAA Kobe', { deadlineHours: 1.5, deliveryFee: 38_500, lotsToday: 412, lotsWeek: 412 }),
    aHall('USS Tokyo', { auctionFee: 17_600 }),
  ],
  defaults: {
    deadlineHours: 1,
    cancelDeadlineHours: 2,
    overbidAllowance: 20_000,
    deliveryFee: null,
    auctionFee: null,
  },
  publications: [scheduled],
  version: 7,
  today: '2026-11-25',
}

const aType = (id: number, en: string, ru: string, used: number): BidType => ({
  id,
  label: { en, ru },
  description: { en: '', ru: '' },
  forBuyers: true,
  forManagers: true,
  used,
})

export const someBidTypes = {
  types: [aType(1, 'Whole car', 'Целый автомобиль', 41_208), aType(2, 'Half cut', 'Распил', 0)],
  version: 'v1',
}

/** The same with an added type. */
export const moreBidTypes = { types: [...someBidTypes.types, aType(3, 'Cut', 'Cut', 0)], version: 'v2' }

/** The server’s answer once that has been saved. */
export const savedTypes = { ids: moreBidTypes.types.map(({ id }) => id), version: moreBidTypes.version }
