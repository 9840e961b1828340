import type { Permissions } from '../access/permissions.ts'
import { jstDay } from '../time/jst.ts'
import { type BidStatus, bidStatus } from './bid-status.ts'
import { inLastHour } from './deadlines.ts'

export type StatusDialog = 'last_hour' | 'other_day' | 'win' | 'change'

/**
 * The dialogs a manager answers, in order, before a status change is sent (3§4.3).
 * An empty list applies the change at once. Choosing the current status changes nothing: ask before.
 */
export function statusChangeDialogs(
  to: BidStatus,
  auctionDate: string | null,
  permission: Pick<Permissions, 'bidChangeConfirmation' | 'lastHourBidWarning'>,
  now: Date,
): StatusDialog[] {
  if (!permission.bidChangeConfirmation) return []
  const future = auctionDate !== null && jstDay(auctionDate) > jstDay(now)
  const second: StatusDialog[] = to === bidStatus.win && future ? ['win'] : []
  return [firstDialog(to, auctionDate, permission.lastHourBidWarning, future, now), ...second]
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
  return to === bidStatus.win ? 'win' : 'change'
}
