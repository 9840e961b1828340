import type { Likeness, Span } from '@seriba/domain/lots/evidence/likeness'
import type { Filter } from '@seriba/lot-index/query'
import type { ChassisSought, SimilarLots } from '../lot-search.ts'
import { sameChassisAtMost, similarSalesSince } from '../similar-lots.ts'
import type { LotsIndex } from './lot-answers.ts'
import { rankStep } from './lot-reader.ts'
import type { LotNames } from './lots-schema.ts'
import { microseconds } from './time.ts'

type LotFilter = Filter<LotNames>

export function indexSimilarLots(index: LotsIndex, like: Likeness, now: Date): Promise<SimilarLots> {
  const filters = [
    ...likeFilters(like),
    within('at', [microseconds(similarSalesSince(now)), microseconds(now)]),
  ]
  return index.ask('likeLots', { filters, trim: like.trim }, { filters })
}

/** Also finds lots whose number only begins like this: callers compare the whole number when they read the lots. */
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

const likeFilters = ({ kind, maker, model, chassisCode, years, ranks, mileage }: Likeness): LotFilter[] => [
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
