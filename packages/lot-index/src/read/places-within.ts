import type { Range } from '../bits/bitmap.ts'
import type { Filter } from '../query.ts'
import type { Numbers } from '../segment/segment.ts'
import { placesOf } from './number-ranges.ts'

/**
 * Between which places of an order the filters by the same column leave rows; null if there are none. A page of past
 * lots, latest first, need not walk past all upcoming ones.
 */
export function placesWithin(numbers: Numbers, column: string, filters: readonly Filter[]): Range | null {
  let within: Range | null = null
  for (const filter of filters) {
    if (!('ranges' in filter) || filter.column !== column) continue
    const places = filter.ranges.map((range) => placesOf(numbers, range))
    const lo = Math.max(within?.lo ?? 0, Math.min(numbers.known, ...places.map((one) => one.lo)))
    const hi = Math.min(within?.hi ?? numbers.known, Math.max(0, ...places.map((one) => one.hi)))
    within = { lo, hi: Math.max(lo, hi) }
  }
  return within
}
