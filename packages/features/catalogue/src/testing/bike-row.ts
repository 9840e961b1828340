import type { BikeRow } from '@seriba/contracts/catalogue'
import { carRow } from './car-row.ts'

/** The fields that rows of cars and of all other kinds share. */
const common = () => {
  const { chassis, gearbox, equip, steering, drive, averagePrice, lotType, isUss, ...rest } = carRow()
  return rest
}

export const bikeRow = (given: Partial<BikeRow> = {}): BikeRow => ({
  ...common(),
  lotNo: 2041,
  auctionName: 'BDS Kashiwa',
  maker: 'Honda',
  model: 'CB400 Super Four',
  grade: 'VTEC Revo',
  color: 'Red',
  condition: '4.5',
  mileage: 18_420,
  startPrice: 480_000,
  engine: 400,
  serial: '1602214',
  rateEngine: 5,
  rateFront: 4,
  rateExt: 3,
  rateRear: 4,
  rateEl: 2,
  rateFrame: null,
  ...given,
})
