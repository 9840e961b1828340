import { type Actor, isDealer, isManager } from '../access/actor.ts'
import { hasControl } from '../access/flags.ts'
import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { hourMs } from '../time/jst.ts'
import { type BidStatus, bidStatus, editableStatuses, isLive, switchableStatuses } from './bid-status.ts'
import { cancellationOpen, type HallTerms, type LotTime } from './deadlines.ts'

export type BidSnapshot = {
  clientId: number
  /** The client's dealer, if there is one. */
  dealerId: number | null
  status: BidStatus
  lot: LotTime
  terms: HallTerms
}

/**
 * What an actor may do with a bid.
 *
 * The server enforces these verdicts and the apps show their reasons, so a
 * disabled button and a refused request can never tell different stories.
 */
export const bidCan = {
  /** A buyer withdraws their own bid, or a dealer with `dealerBidAccess` withdraws a client's. */
  cancel(
    actor: Actor,
    bid: BidSnapshot,
    now: Date,
  ): RuleResult<'not_yours' | 'bid_not_live' | 'cancel_too_late'> {
    const own = actor.userId === bid.clientId
    const clients = isDealer(actor) && bid.dealerId === actor.userId && actor.permission.dealerBidAccess
    if (!own && !clients) return rejected('not_yours')
    if (!isLive(bid.status)) return rejected('bid_not_live')
    return cancellationOpen(bid.lot, bid.terms, now) ? ok : rejected('cancel_too_late')
  },

  /** A manager switches among the statuses until the bid is archived. */
  switchStatus(
    actor: Actor,
    to: BidStatus,
  ): RuleResult<'managers_only' | 'permission_missing' | 'status_not_offered'> {
    if (!isManager(actor)) return rejected('managers_only')
    if (!hasControl(actor.permission, 'statusSwitcher')) return rejected('permission_missing')
    return (switchableStatuses as readonly BidStatus[]).includes(to) ? ok : rejected('status_not_offered')
  },

  /** A win is confirmed on its own: it has a price, creates a purchase and is announced to the client. */
  switchMany(
    actor: Actor,
    to: BidStatus,
  ): RuleResult<'managers_only' | 'permission_missing' | 'status_not_offered'> {
    return to === bidStatus.win ? rejected('status_not_offered') : bidCan.switchStatus(actor, to)
  },

  setSoldPrice(actor: Actor): RuleResult<'managers_only' | 'permission_missing'> {
    if (!isManager(actor)) return rejected('managers_only')
    return hasControl(actor.permission, 'soldPriceEditor') ? ok : rejected('permission_missing')
  },

  /** Hands a bid over to be placed automatically, or takes it back, while the hall can still be notified (GAP44). */
  switchAutoBid(
    actor: Actor,
    bid: { status: BidStatus; auctionDate: string | null },
    now: Date,
  ): RuleResult<'managers_only' | 'permission_missing' | 'auto_bid_status' | 'auto_bid_too_late'> {
    if (!isManager(actor)) return rejected('managers_only')
    if (!hasControl(actor.permission, 'autoBid')) return rejected('permission_missing')
    if (bid.status !== bidStatus.bid || bid.auctionDate === null) return rejected('auto_bid_status')
    const late = Date.parse(bid.auctionDate) - now.getTime() <= hourMs
    return late ? rejected('auto_bid_too_late') : ok
  },

  editValues(
    actor: Actor,
    status: BidStatus,
  ): RuleResult<'managers_only' | 'permission_missing' | 'bid_not_editable'> {
    if (!isManager(actor)) return rejected('managers_only')
    if (!hasControl(actor.permission, 'bidValuesEditor')) return rejected('permission_missing')
    return (editableStatuses as readonly BidStatus[]).includes(status) ? ok : rejected('bid_not_editable')
  },
}

/** A client only sends a status to cancel. */
export const isCancel = (status: BidStatus) => status === bidStatus.cancel
