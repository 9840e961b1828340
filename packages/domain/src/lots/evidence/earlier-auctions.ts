import { lotStatus } from '../lot-status.ts'

/** A chassis ID with a whole number after its code; halls often omit or mask the number. */
export function isWholeChassis(chassis: string): boolean {
  const [code = '', number = '', ...more] = chassis.split('-')
  return more.length === 0 && code !== '' && /^[A-Z0-9]+$/i.test(number) && /\d\d\d$/.test(number)
}

/**
 * A car without a whole chassis number is recognized by its code, year, trim, color and mileage. Cars are hardly
 * driven between two auctions: this is the maximum difference in kilometers.
 */
export const movedBetweenAuctions = 200

/** Mileages as halls wrote them, oldest first. */
export type MileageReading = { mileage: number | null }
export type MileageFall<R extends MileageReading> = { from: R; to: R; kilometers: number }

/** Halls round to thousands; a smaller drop may not be a drop. */
const rounded = 1000

/** Each time the mileage dropped, earliest first. A reading ten times as high as its neighbor is a typing error. */
export function mileageFalls<R extends MileageReading>(readings: readonly R[]): MileageFall<R>[] {
  const known = readings.filter(({ mileage }) => mileage !== null)
  const read = known.filter((reading, i) => !isSlip(reading, known[i - 1]) && !isSlip(reading, known[i + 1]))
  return read.flatMap((to, i) => {
    const from = read[i - 1]
    const kilometers = (from?.mileage ?? 0) - (to.mileage ?? 0)
    return from && kilometers >= rounded ? [{ from, to, kilometers }] : []
  })
}

/** Whether one mileage is about ten times another: an extra digit. */
function isSlip({ mileage }: MileageReading, beside: MileageReading | undefined): boolean {
  const [high, low] = [mileage ?? 0, beside?.mileage ?? 0]
  return low > 0 && high >= 9 * low && high <= 11 * low
}

/** Bids that the owner refused, latest first like the auctions; halls publish them for some lots. */
export const refusedPrices = (auctions: readonly { status: number; price: number | null }[]): number[] =>
  auctions.flatMap(({ status, price }) =>
    (status === lotStatus.notSold || status === lotStatus.unsold) && price !== null && price > 0
      ? [price]
      : [],
  )

export type Refused = {
  /** Yen, the highest refused bid. */
  most: number
  /** Whether it was always this sum. */
  same: boolean
}

/** The price at which an owner would not sell; null if no refused bid is known. */
export function refusedBefore(auctions: Parameters<typeof refusedPrices>[0]): Refused | null {
  const prices = refusedPrices(auctions)
  return prices.length === 0
    ? null
    : { most: Math.max(...prices), same: prices.every((price) => price === prices[0]) }
}

/** How many times a day somebody may report that an auction was of another car, and in how many characters. */
export const wrongMatchLimits = { aDay: 30, note: 300 }

/** How many cars one may follow; hardly anybody is interested in more. */
export const mostWatchedCars = 200
