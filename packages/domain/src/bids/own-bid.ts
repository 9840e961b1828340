import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { type BidStatus, bidStatus, isLive } from './bid-status.ts'
import { cancellationOpen, type HallTerms, type LotTime } from './deadlines.ts'

export type OwnBid = { status: BidStatus; amount: number; groupId: number | null }

/** What placing a bid means for a client who may already have one on the lot (GAP31). */
export type Placement = 'new' | 'change' | 'revive'

export const placementOf = (own: Pick<OwnBid, 'status'> | null): Placement =>
  own === null ? 'new' : isLive(own.status) ? 'change' : 'revive'

/**
 * Whether a new bid may replace the client's own earlier one. Raising is open as long as bidding is; lowering a bid
 * or moving it to another group amounts to withdrawing it, and closes when canceling does.
 */
export function mayReplace(
  own: OwnBid,
  next: { amount: number; groupId: number | null },
  lot: LotTime,
  terms: HallTerms,
  now: Date,
): RuleResult<'bidding_closed' | 'cancel_too_late'> {
  if (own.status === bidStatus.win) return rejected('bidding_closed')
  const withdraws = next.amount < own.amount || next.groupId !== own.groupId
  if (!isLive(own.status) || !withdraws) return ok
  return cancellationOpen(lot, terms, now) ? ok : rejected('cancel_too_late')
}
