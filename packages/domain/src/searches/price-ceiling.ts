import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { type PageType, pageTypes } from '../lots/page-types.ts'

/**
 * What a price ceiling is compared with: the start price, the average price for which such lots have sold, or the
 * cost of the lot at that price, landed at the client's port.
 */
export const ceilingBases = ['start', 'average', 'landed'] as const
export type CeilingBasis = (typeof ceilingBases)[number]

/** Yen; no lot costs more. */
export const largestCeiling = 1_000_000_000

/** Lots that are still to be sold can be reported as they come in; results are reported daily. */
export const canAlertAtOnce = (pageType: PageType): RuleResult<'search_of_past'> =>
  pageTypes[pageType].phase === 'live' ? ok : rejected('search_of_past')

/** Average prices are only known for cars (GAP39). */
export function ceilingBasesOf(pageType: PageType): readonly CeilingBasis[] {
  if (pageType === 'car-auction') return ceilingBases
  return pageType === 'stats' ? ['start', 'average'] : ['start']
}

/** There is no landed price until the client has said where vehicles go. */
export const canUseCeilingBasis = (
  by: CeilingBasis | null,
  hasPort: boolean,
): RuleResult<'port_not_chosen'> => (by === 'landed' && !hasPort ? rejected('port_not_chosen') : ok)

/** The price for which a lot is expected to sell, from which its landed price is computed. */
export const expectedPrice = ({ price, average }: Omit<Priced, 'landed'>): number | null => average ?? price

type Priced = {
  price: number | null
  average: number | null
  /** At the expected price. */
  landed?: number | null
}

/**
 * Whether a lot's price is known and within the ceiling; if it is not known, nobody hears about something they may
 * have asked not to hear about.
 */
export function isWithinCeiling(ceiling: { by: CeilingBasis; yen: number } | null, priced: Priced): boolean {
  if (ceiling === null) return true
  const known = { start: priced.price, average: priced.average, landed: priced.landed ?? null }[ceiling.by]
  return known !== null && known > 0 && known <= ceiling.yen
}
