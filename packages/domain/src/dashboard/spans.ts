import { dayMs, hourMs } from '../time/jst.ts'

/** How far the dashboards look: results of a week back, staff's to do an hour ahead. */
export const dashboardSpans = {
  resultDays: 7,
  lastHourMs: hourMs,
  chatMs: 30 * dayMs,
  nearYen: 20_000,
} as const

/** Whose bids a dashboard can be narrowed to: one's own, one's clients', or all that one may see. */
export const dashboardScopes = ['all', 'mine', 'clients'] as const
export type DashboardScope = (typeof dashboardScopes)[number]

/** Rows of each part; the heads lead to the whole lists. */
export const dashboardRows = 10

/** Of what stands at the side. */
export const secondaryRows = 5

/** Halls on a manager's dashboard. */
export const hallRows = 10

type Bid = { amount: number; soldPrice: number | null }

/** Yen that a lot went for above one's bid, below it if negative; null where it was not sold. */
export const priceOverBid = ({ amount, soldPrice }: Bid): number | null =>
  soldPrice === null || soldPrice === 0 ? null : soldPrice - amount

/** A shipment is under way until it is delivered, called off or sold again. */
export const isUnderWay = (status: number | null) => status === null || status < 5
