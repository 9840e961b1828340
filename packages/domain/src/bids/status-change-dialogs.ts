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

/** What stands beside a bid: others on its lot, and the group that has all that it wants. */
type Circumstances = {
  sameLot?: (Pick<LotRank, 'rank'> & { overtaken?: readonly object[] }) | null
  groupFilled?: object | null
}

/**
 * The dialogs a manager answers, in order, before a status change is sent (3§4.3).
 * An empty list applies the change at once. Choosing the current status changes nothing: ask before.
 * A bid that another client's is ahead of is not handed over without a word, not even by those without questions;
 * nor is one that has overtaken another which stays at Bid, or won whose group is filled already.
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
  // Those who have agreed to bid beside another client are not asked to confirm again.
  if (first === 'change' && ahead.length > 0) return ahead
  return [...ahead, first, ...second]
}

/** Whether a lot is sold on a later day of Japan: a win is confirmed before it is entered. */
export const isSaleAhead = (auctionDate: string | null, now: Date): boolean =>
  auctionDate !== null && jstDay(auctionDate) > jstDay(now)

/** What is said of a bid before its lot is sold. */
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
  // What became of a lot is entered afterwards; that it should still be bid, or not, hardly is.
  return beforeSale.includes(to) && timeHasPassed(auctionDate, now) ? 'time_passed' : 'change'
}
