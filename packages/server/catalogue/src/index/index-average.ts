import { comparable } from '@seriba/domain/lots/average-price'
import { lotStatus } from '@seriba/domain/lots/lot-status'
import type { Median, Similarity } from '@seriba/lot-index/query'
import { similarLotsSince } from '../average-price.ts'
import { rankStep } from './lot-reader.ts'
import type { LotNames } from './lots-schema.ts'
import { microseconds } from './time.ts'

/** The basis of an average price (GAP38); maker, model, and chassis code are the index's own. */
export const similarLots = (now: Date): Omit<Similarity<LotNames>, 'ids'> => ({
  among: [
    { column: 'kind', in: ['car'] },
    { column: 'status', in: [lotStatus.sold, lotStatus.soldNego].map(String) },
    { column: 'at', ranges: [[microseconds(similarLotsSince(now)), null]] },
  ],
  near: { year: comparable.years, conditionRank: comparable.condition / rankStep },
  of: 'finishPrice',
})

/** In whole yen, with halves rounded to even as in PostgreSQL. */
export function averagePrice({ count, median }: Median = { count: 0, median: null }): number | null {
  if (median === null || count < comparable.least) return null
  return Number.isInteger(median) ? median : 2 * Math.round(median / 2)
}
