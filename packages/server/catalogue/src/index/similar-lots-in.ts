import { isSimilarTrim } from '@seriba/domain/lots/evidence/likeness'
import type { Filter, LotReader } from '@seriba/lot-index/query'
import type { SimilarLots } from '../lot-search.ts'
import { soldStatuses, unsoldStatuses } from '../similar-lots.ts'
import type { LotNames, LotsSchema } from './lots-schema.ts'
import { milliseconds } from './time.ts'

export type SimilarLotsQuestion = { filters: readonly Filter<LotNames>[]; trim: string }

const sold = new Set(soldStatuses.map(String))
const offered = [...soldStatuses, ...unsoldStatuses].map(String)
const columns = { numbers: ['at', 'finishPrice'], values: ['status', 'trim'] } as const

/** Runs where the index is read: matching lots, sold ones separate from unsold ones. */
export function similarLotsIn(
  index: LotReader<LotsSchema>,
  { filters, trim }: SimilarLotsQuestion,
): SimilarLots {
  const found = index.table({ filters: [...filters, { column: 'status', in: offered }] }, columns)
  const [times = new Float64Array(), prices = new Float64Array()] = found.columns
  const [statuses = [], trims = []] = found.values
  const isOfTrim = comparedOnce(trim)
  const like: SimilarLots = { sales: [], unsold: [] }
  for (const [i, id] of found.ids.entries()) {
    const price = prices[i] ?? Number.NaN
    const ofTrim = isOfTrim(trims[i] ?? '')
    if (!sold.has(statuses[i] ?? '')) like.unsold.push({ id, ofTrim })
    else if (price > 0) like.sales.push({ id, at: milliseconds(times[i] ?? 0), price, ofTrim })
  }
  return like
}

/** Each spelling of a trim is compared once, however many lots have it. */
function comparedOnce(own: string): (trim: string) => boolean {
  const known = new Map<string, boolean>()
  return (trim) => {
    const before = known.get(trim)
    if (before !== undefined) return before
    const like = isSimilarTrim(own, trim)
    known.set(trim, like)
    return like
  }
}
