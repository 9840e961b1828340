import type { Filter, LotReader } from '@seriba/lot-index/query'
import { soldStatuses, unsoldStatuses } from '../like-lots.ts'
import type { LikeLots } from '../lot-search.ts'
import type { LotNames, LotsSchema } from './lots-schema.ts'
import { milliseconds } from './time.ts'

export type LikeQuestion = { filters: readonly Filter<LotNames>[] }

/** Where the index is read: lots that match, those that were sold one by one, those that were not only counted. */
export function likeLotsIn(index: LotReader<LotsSchema>, { filters }: LikeQuestion): LikeLots {
  const sold = index.table({ filters: [...filters, withStatus(soldStatuses)] }, ['at', 'finishPrice'])
  const unsold = index.count({ filters: [...filters, withStatus(unsoldStatuses)] }, {})
  const [times = new Float64Array(), prices = new Float64Array()] = sold.columns
  const sales = Array.from(sold.ids, (id, i) => ({
    id,
    at: milliseconds(times[i] ?? 0),
    price: prices[i] ?? Number.NaN,
  }))
  return { sales: sales.filter(({ price }) => price > 0), unsold: unsold.total }
}

const withStatus = (codes: readonly number[]): Filter<LotNames> => ({
  column: 'status',
  in: codes.map(String),
})
