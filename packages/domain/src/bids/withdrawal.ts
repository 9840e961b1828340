import { type Actor, isDealer, isManager } from '../access/actor.ts'
import { hasControl } from '../access/flags.ts'
import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import { jstDay } from '../time/jst.ts'
import type { BidSnapshot } from './bid-can.ts'
import { isLive } from './bid-status.ts'
import { auctionFinished, cancellationOpen } from './deadlines.ts'

/**
 * The outcome of a request to withdraw a bid after the cancel deadline. A request that is taken back leaves no trace.
 */
export const withdrawalStates = ['asked', 'withdrawn', 'too_late'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

/** How staff answer. */
export const withdrawalAnswers = ['withdrawn', 'too_late'] as const
export type WithdrawalAnswer = (typeof withdrawalAnswers)[number]

/** The maximum length of a request's reason and of its answer, in characters. */
export const withdrawalText = 300

type Asked = { open: boolean }

/** Requests to withdraw a bid that can no longer be canceled without asking (BEY11). */
export const withdrawalCan = {
  /** Those who could have canceled the bid may ask, as long as the lot has not been sold. */
  ask(
    actor: Actor,
    bid: BidSnapshot,
    { open }: Asked,
    now: Date,
  ): RuleResult<
    'not_yours' | 'bid_not_live' | 'auction_finished' | 'cancellation_still_open' | 'withdrawal_asked'
  > {
    if (!isOf(actor, bid)) return rejected('not_yours')
    if (!isLive(bid.status)) return rejected('bid_not_live')
    if (auctionFinished(bid.lot, now)) return rejected('auction_finished')
    if (cancellationOpen(bid.lot, bid.terms, now)) return rejected('cancellation_still_open')
    return open ? rejected('withdrawal_asked') : ok
  },

  takeBack(actor: Actor, bid: BidSnapshot, { open }: Asked): RuleResult<'not_yours' | 'withdrawal_answered'> {
    if (!isOf(actor, bid)) return rejected('not_yours')
    return open ? ok : rejected('withdrawal_answered')
  },

  answer(
    actor: Actor,
    { open }: Asked,
  ): RuleResult<'managers_only' | 'permission_missing' | 'withdrawal_answered'> {
    if (!isManager(actor)) return rejected('managers_only')
    if (!hasControl(actor.permission, 'statusSwitcher')) return rejected('permission_missing')
    return open ? ok : rejected('withdrawal_answered')
  },
}

const isOf = (actor: Actor, { clientId, dealerId }: BidSnapshot) =>
  actor.userId === clientId ||
  (isDealer(actor) && dealerId === actor.userId && actor.permission.dealerBidAccess)

/** What a bid's new status means for an open request: a bid that is no longer placed is withdrawn. */
export const answerOfStatus = (status: number): WithdrawalAnswer | null =>
  (({ 3: 'withdrawn', 4: 'withdrawn', 5: 'too_late', 6: 'too_late' })[status] as WithdrawalAnswer) ?? null

/** A receipt's number: the Japanese day, and which of that day's cancellations it is (C-261124-0193). */
export const receiptNumber = (at: Date, ofDay: number) =>
  `C-${jstDay(at).slice(2).replaceAll('-', '')}-${String(ofDay).padStart(4, '0')}`
