import type { LotFilterQuery } from '@seriba/contracts/lot-filters'
import type { Actor } from '@seriba/domain/access/actor'
import { isVisitor } from '@seriba/domain/access/anonymous'
import { type Verdict, verdicts } from '@seriba/domain/import-rules/import-rule'
import { unknownDestination } from '@seriba/domain/import-rules/lot-condition'
import { pageFilters } from '@seriba/domain/lots/page-filters'
import type { AppContext } from '@seriba/server-kit/context'
import { filtersOf } from './filters-of.ts'
import type { LotFilters } from './lot-search.ts'

/** Anything other than the three counts as not given. */
export const chosenVerdicts = ({ destination }: Pick<LotFilterQuery, 'destination'>): Verdict[] =>
  verdicts.filter((verdict) => destination.includes(verdict))

/** Whether it is requested, or the options of every filter are. */
type Asks = 'chosen' | 'counted'

/** A request's filters with what its caller's destination requires of lots, if the page has that filter. */
export async function filtersForActor(
  { destinationOf }: Pick<AppContext, 'destinationOf'>,
  actor: Actor,
  query: LotFilterQuery,
  asks: Asks = 'chosen',
): Promise<LotFilters> {
  const filters = filtersOf(query)
  const chosen = chosenVerdicts(query)
  if (!pageFilters[query.pageType].more.includes('destination')) return filters
  if (asks === 'chosen' && chosen.length === 0) return filters
  const by = isVisitor(actor) ? unknownDestination : await destinationOf(actor.userId)
  return { ...filters, destination: { by, chosen } }
}
