import type { LotFilterQuery } from '@seriba/contracts/lot-filters'
import type { Actor } from '@seriba/domain/access/actor'
import { isVisitor } from '@seriba/domain/access/anonymous'
import { type Verdict, verdicts } from '@seriba/domain/import-rules/import-rule'
import { unknownDestination } from '@seriba/domain/import-rules/lot-condition'
import { pageFilters } from '@seriba/domain/lots/page-filters'
import { lotRequests as en } from '@seriba/i18n/en/lot-requests'
import { lotRequests as ru } from '@seriba/i18n/ru/lot-requests'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { filtersOf } from './filters-of.ts'
import type { LotFilters } from './lot-search.ts'

/** Anything other than the three counts as not given. */
export const chosenVerdicts = ({ destination }: Pick<LotFilterQuery, 'destination'>): Verdict[] =>
  verdicts.filter((verdict) => destination.includes(verdict))

const hasDestination = ({ pageType }: Pick<LotFilterQuery, 'pageType'>) =>
  pageFilters[pageType].more.includes('destination')

const texts = { en, ru }

/** Refused where lots have no verdict: a request that asks for lots that fit must not be answered with all of them. */
export function assertDestinationFits(query: Pick<LotFilterQuery, 'pageType' | 'destination'>): void {
  if (hasDestination(query) || chosenVerdicts(query).length === 0) return
  throw new ApiError('invalid_input', {
    fields: { destination: 'invalid_input' },
    textOf: (_, field, language) => (field === 'destination' ? texts[language].destination : undefined),
  })
}

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
  assertDestinationFits(query)
  if (!hasDestination(query)) return filters
  if (asks === 'chosen' && chosen.length === 0) return filters
  const by = isVisitor(actor) ? unknownDestination : await destinationOf(actor.userId)
  return { ...filters, destination: { by, chosen } }
}
