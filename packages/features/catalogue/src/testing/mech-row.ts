import type { MechRow } from '@seriba/contracts/catalogue'
import { bikeRow } from './bike-row.ts'

export const mechRow = (given: Partial<MechRow> = {}): MechRow => {
  const { engine, rateEngine, rateFront, rateExt, rateRear, rateEl, rateFrame, ...common } = bikeRow()
  return {
    ...common,
    lotNo: 512,
    auctionName: 'ARAI Oyama VT',
    maker: 'Komatsu',
    model: 'PC78US-8',
    grade: 'Blade, multi lever',
    year: 2015,
    condition: '',
    mileage: null,
    startPrice: 2_450_000,
    price: 2_450_000,
    group: 'Earthmoving',
    category: 'Excavator',
    hours: 4812,
    volume: '0.28 m³',
    serial: '15233',
    KPP: 'HST',
    ...given,
  }
}
