import type { HallTerms } from './deadlines.ts'

export type AuctionTerms = HallTerms & {
  /** By how many yen staff may exceed a bid at the hall. */
  overbidAllowance: number
}

/** The company's terms, for a hall that has none of its own (GAP33). */
export const defaultHallTerms: AuctionTerms = {
  deadlineHours: 1,
  cancelDeadlineHours: 2,
  overbidAllowance: 20_000,
}

/** Publications of halls' terms that their page lists, apart from those whose day has not come. */
export const hallPublicationsListed = 100
