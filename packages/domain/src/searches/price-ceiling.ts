import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { type PageType, pageTypes } from '../lots/page-types.ts'

/** What a price ceiling looks at: where bidding starts, or what such lots have sold for on average. */
export const ceilingBases = ['start', 'average'] as const
export type CeilingBasis = (typeof ceilingBases)[number]

/** Yen; no lot costs more. */
export const largestCeiling = 1_000_000_000

/** Lots that are still to be sold can be told of as they come; results come by the day. */
export const canAlertAtOnce = (pageType: PageType): RuleResult<'search_of_past'> =>
  pageTypes[pageType].phase === 'live' ? ok : rejected('search_of_past')

/** Average prices are known of cars alone (GAP39). */
export const ceilingBasesOf = (pageType: PageType): readonly CeilingBasis[] =>
  pageType === 'car-auction' || pageType === 'stats' ? ceilingBases : ['start']

type Priced = { price: number | null; average: number | null }

/** Whether a lot's price is known and within the ceiling; where it is not known, nobody is told what they asked not to hear. */
export function isWithinCeiling(
  ceiling: { by: CeilingBasis; yen: number } | null,
  { price, average }: Priced,
): boolean {
  if (ceiling === null) return true
  const known = ceiling.by === 'start' ? price : average
  return known !== null && known > 0 && known <= ceiling.yen
}
