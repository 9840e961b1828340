import { lotStatus } from '../lot-status.ts'

/** A chassis ID with a whole number behind its code; halls often leave the number out, or mask it. */
export function isWholeChassis(chassis: string): boolean {
  const [code = '', number = '', ...more] = chassis.split('-')
  return more.length === 0 && code !== '' && /^[A-Z0-9]+$/i.test(number) && /\d\d\d$/.test(number)
}

/**
 * A car without a whole chassis number is known again by its code, year, trim, color and mileage. Between two auctions
 * it is hardly driven: kilometers apart at most.
 */
export const movedBetweenAuctions = 200

/** A mileage as a hall wrote it, the oldest first. */
export type MileageReading = { mileage: number | null }
export type MileageFall<R extends MileageReading> = { from: R; to: R; kilometers: number }

/** Halls round to thousands; what fell less may not have fallen. */
const rounded = 1000

/** Each time the mileage fell, the first first. A reading ten times as high as one beside it is a slip of the pen. */
export function mileageFalls<R extends MileageReading>(readings: readonly R[]): MileageFall<R>[] {
  const known = readings.filter(({ mileage }) => mileage !== null)
  const read = known.filter((reading, i) => !isSlip(reading, known[i - 1]) && !isSlip(reading, known[i + 1]))
  return read.flatMap((to, i) => {
    const from = read[i - 1]
    const kilometers = (from?.mileage ?? 0) - (to.mileage ?? 0)
    return from && kilometers >= rounded ? [{ from, to, kilometers }] : []
  })
}

/** Whether a mileage is about ten times another: a digit too many. */
function isSlip({ mileage }: MileageReading, beside: MileageReading | undefined): boolean {
  const [high, low] = [mileage ?? 0, beside?.mileage ?? 0]
  return low > 0 && high >= 9 * low && high <= 11 * low
}

/** What was bid for it and refused by its owner, the latest first as the auctions are; halls name it for some lots. */
export const refusedPrices = (auctions: readonly { status: number; price: number | null }[]): number[] =>
  auctions.flatMap(({ status, price }) =>
    (status === lotStatus.notSold || status === lotStatus.unsold) && price !== null && price > 0
      ? [price]
      : [],
  )

export type Refused = {
  /** Yen, the most that was bid and refused. */
  most: number
  /** Whether it was always this sum. */
  same: boolean
}

/** What an owner would not sell for; null where no refused bid is known. */
export function refusedBefore(auctions: Parameters<typeof refusedPrices>[0]): Refused | null {
  const prices = refusedPrices(auctions)
  return prices.length === 0
    ? null
    : { most: Math.max(...prices), same: prices.every((price) => price === prices[0]) }
}

/** How often in a day somebody may say that an auction was of another car, and in how many characters. */
export const wrongMatchLimits = { aDay: 30, note: 300 }

/** How many cars one may want to hear of; more are hardly of interest to anybody. */
export const mostWatchedCars = 200
