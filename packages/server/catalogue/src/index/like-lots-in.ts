import { isLikeTrim } from '@seriba/domain/lots/evidence/likeness'
import type { Filter, LotReader } from '@seriba/lot-index/query'
import { soldStatuses, unsoldStatuses } from '../like-lots.ts'
import type { LikeLots } from '../lot-search.ts'
import type { LotNames, LotsSchema } from './lots-schema.ts'
import { milliseconds } from './time.ts'

export type LikeQuestion = { filters: readonly Filter<LotNames>[]; trim: string }

/** Where the index is read: lots that match, those that were sold one by one, those that were not only counted. */
export function likeLotsIn(index: LotReader<LotsSchema>, { filters, trim }: LikeQuestion): LikeLots {
  const ofSold = [...filters, withStatus(soldStatuses)]
  const sold = index.table({ filters: ofSold }, ['at', 'finishPrice'])
  const ofTrim = idsOfTrim(index, ofSold, trim)
  const unsold = index.count({ filters: [...filters, withStatus(unsoldStatuses)] }, {})
  const [times = new Float64Array(), prices = new Float64Array()] = sold.columns
  const sales = Array.from(sold.ids, (id, i) => ({
    id,
    at: milliseconds(times[i] ?? 0),
    price: prices[i] ?? Number.NaN,
    ofTrim: ofTrim === 'all' || ofTrim.has(id),
  }))
  return { sales: sales.filter(({ price }) => price > 0), unsold: unsold.total }
}

/** Each way of writing a trim is compared once, however many lots have it. */
function idsOfTrim(
  index: LotReader<LotsSchema>,
  filters: readonly Filter<LotNames>[],
  own: string,
): ReadonlySet<number> | 'all' {
  const counts = index.count({ filters }, { facets: ['trim'] }).facets.trim ?? []
  const like = counts.map(([trim]) => trim).filter((trim) => isLikeTrim(own, trim))
  if (like.length === counts.length) return 'all'
  return new Set(index.table({ filters: [...filters, { column: 'trim', in: like }] }, []).ids)
}

const withStatus = (codes: readonly number[]): Filter<LotNames> => ({
  column: 'status',
  in: codes.map(String),
})
