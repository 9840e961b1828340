import type { Likeness, Span } from '@seriba/domain/lots/evidence/likeness'
import type { Filter } from '@seriba/lot-index/query'
import { likeLotsSince, sameChassisAtMost, soldStatuses, unsoldStatuses } from '../like-lots.ts'
import type { ChassisSought, LikeLots } from '../lot-search.ts'
import type { LotsIndex } from './lot-answers.ts'
import { rankStep } from './lot-reader.ts'
import type { LotNames } from './lots-schema.ts'
import { microseconds, milliseconds } from './time.ts'

type LotFilter = Filter<LotNames>

export async function indexLikeLots(index: LotsIndex, like: Likeness, now: Date): Promise<LikeLots> {
  const scope = [...likeScope(like), within('at', [microseconds(likeLotsSince(now)), microseconds(now)])]
  const [{ ids, columns }, unsold] = await Promise.all([
    index.table({ scope, filters: [withStatus(soldStatuses)] }, ['at', 'finishPrice']),
    index.count({ scope, filters: [withStatus(unsoldStatuses)] }, {}),
  ])
  const [times = new Float64Array(), prices = new Float64Array()] = columns
  const sales = Array.from(ids, (id, i) => ({
    id,
    at: milliseconds(times[i] ?? 0),
    price: prices[i] ?? Number.NaN,
  }))
  return { sales: sales.filter(({ price }) => price > 0), unsold: unsold.total }
}

/** Those that only begin with the number are found too, and left to whoever reads the lots. */
export async function indexSameChassis(
  index: LotsIndex,
  { kind, maker, model, chassis }: ChassisSought,
): Promise<number[]> {
  const filters: LotFilter[] = [
    { column: 'kind', in: [kind] },
    { column: 'maker', in: [maker] },
    { column: 'model', in: [model] },
    { column: 'chassis', startsWith: chassis.toUpperCase() },
  ]
  const sort = { column: 'at', order: 'desc' } as const
  return (await index.search({ filters, sort, offset: 0, limit: sameChassisAtMost })).ids
}

const likeScope = ({ kind, maker, model, chassisCode, years, ranks, mileage }: Likeness): LotFilter[] => [
  { column: 'kind', in: [kind] },
  { column: 'maker', in: [maker] },
  { column: 'model', in: [model] },
  { column: 'chassis', in: [chassisCode] },
  ...(years ? [within('year', years)] : []),
  ...(ranks ? [within('conditionRank', [steps(ranks[0]), steps(ranks[1])])] : []),
  ...(mileage ? [within('mileage', mileage)] : []),
]

const steps = (rank: number) => Math.round(rank / rankStep)
const within = (column: LotNames['number'], range: Span): LotFilter => ({ column, ranges: [range] })
const withStatus = (codes: readonly number[]): LotFilter => ({ column: 'status', in: codes.map(String) })
