import { dayMs, hourMs } from '../time/jst.ts'

/** How far the dashboards look: one week back for results, one hour ahead for staff's tasks. */
export const dashboardSpans = {
  resultDays: 7,
  lastHourMs: hourMs,
  chatMs: 30 * dayMs,
  nearYen: 20_000,
} as const

/** Whose bids a dashboard can be narrowed to: the viewer's own, their clients', or everything they may see. */
export const dashboardScopes = ['all', 'mine', 'clients'] as const
export type DashboardScope = (typeof dashboardScopes)[number]

/** Rows of each section; the headings lead to the full lists. */
export const dashboardRows = 10

/** Rows of the side sections. */
export const secondaryRows = 5

/** Halls on a manager's dashboard. */
export const hallRows = 10

type Bid = { amount: number; soldPrice: number | null }

/** By how many yen a lot sold above one's bid, negative if below; null if it was not sold. */
export const priceOverBid = ({ amount, soldPrice }: Bid): number | null =>
  soldPrice === null || soldPrice === 0 ? null : soldPrice - amount

/** A shipment is under way until it is delivered, canceled or resold. */
export const isUnderWay = (status: number | null) => status === null || status < 5
