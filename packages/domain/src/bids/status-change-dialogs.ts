import type { Permissions } from '../access/permissions.ts'
import { jstDay } from '../time/jst.ts'
import { type BidStatus, bidStatus } from './bid-status.ts'
import { inLastHour } from './deadlines.ts'
import type { LotRank } from './same-lot.ts'

export type StatusDialog =
  | 'not_leading'
  | 'overtaken'
  | 'group_filled'
  | 'last_hour'
  | 'other_day'
  | 'time_passed'
  | 'win'
  | 'change'

/** The context of a bid: others on its lot, and whether its group has everything it wants. */
type Circumstances = {
  sameLot?: (Pick<LotRank, 'rank'> & { overtaken?: readonly object[] }) | null
  groupFilled?: object | null
}

/**
 * The dialogs that a manager answers, in order, before a status change is sent (3§4.3). An empty list applies the
 * change right away. Choosing the current status changes nothing, so check for that first. A bid that ranks behind
 * another client's is never handed over without a warning, not even by those who have turned questions off; nor is a
 * bid that has overtaken one that stays at Bid, or a win whose group is already filled.
 */
export function statusChangeDialogs(
  to: BidStatus,
  auctionDate: string | null,
  permission: Pick<Permissions, 'bidChangeConfirmation' | 'lastHourBidWarning'>,
  now: Date,
  { sameLot = null, groupFilled = null }: Circumstances = {},
): StatusDialog[] {
  const ahead: StatusDialog[] =
    to === bidStatus.bid && sameLot !== null
      ? besideOthers(sameLot)
      : to === bidStatus.win && groupFilled !== null
        ? ['group_filled']
        : []
  if (!permission.bidChangeConfirmation) return ahead
  const future = isSaleAhead(auctionDate, now)
  const second: StatusDialog[] = to === bidStatus.win && future ? ['win'] : []
  const first = firstDialog(to, auctionDate, permission.lastHourBidWarning, future, now)
  // Those who have agreed to bid alongside another client are not asked to confirm again.
  if (first === 'change' && ahead.length > 0) return ahead
  return [...ahead, first, ...second]
}

/** Whether a lot is sold on a later Japanese day: a win then needs confirmation before it is entered. */
export const isSaleAhead = (auctionDate: string | null, now: Date): boolean =>
  auctionDate !== null && jstDay(auctionDate) > jstDay(now)

/** Statuses that describe a bid before its lot is sold. */
const beforeSale: readonly BidStatus[] = [bidStatus.new, bidStatus.bid, bidStatus.dontBid]

const timeHasPassed = (auctionDate: string | null, now: Date): boolean =>
  auctionDate !== null && Date.parse(auctionDate) <= now.getTime()

function besideOthers({ rank, overtaken = [] }: NonNullable<Circumstances['sameLot']>): StatusDialog[] {
  if (rank > 1) return ['not_leading']
  return overtaken.length > 0 ? ['overtaken'] : []
}

function firstDialog(
  to: BidStatus,
  auctionDate: string | null,
  lastHourBidWarning: boolean,
  future: boolean,
  now: Date,
): StatusDialog {
  if (lastHourBidWarning && auctionDate !== null && inLastHour(auctionDate, now)) return 'last_hour'
  if (future) return 'other_day'
  if (to === bidStatus.win) return 'win'
  // A lot's outcome is entered after the sale; whether it should still be bid on rarely is.
  return beforeSale.includes(to) && timeHasPassed(auctionDate, now) ? 'time_passed' : 'change'
}
