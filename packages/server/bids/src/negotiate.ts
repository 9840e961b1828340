import type { ErrorCode } from '@seriba/contracts/errors'
import type { Actor } from '@seriba/domain/access/actor'
import type { RuleResult } from '@seriba/domain/access/rule-result'
import { throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { type BidRow, eventFactsOf, insertLog } from './bid.repository.ts'
import { type EventFacts, notifyAll } from './bid-event.ts'
import { lockBid } from './bid-lock.ts'
import { bidLog, type NegotiationEvent } from './bid-log.ts'
import { type NegotiationRow, openNegotiation } from './negotiations.repository.ts'

export type Ctx = Pick<AppContext, 'db' | 'company' | 'config'>
export type By = Pick<Caller, 'connection' | 'ip'>
type EventType = Parameters<typeof notifyAll>[0]

/** What a turn does under the bid's lock, with the current negotiation. */
export type Turning = { tx: Tx; bid: BidRow; negotiation: NegotiationRow | null; now: Date }

export const toNegotiable = (bid: BidRow) => ({
  clientId: bid.client_id,
  dealerId: bid.dealer_id,
  status: bid.status,
  lotStatus: bid.lot_status,
  auctionDate: bid.auction_at,
})

/** One turn of the negotiation about a bid: under its lock, with its rule, and announced to both sides. */
export function negotiate(
  { db }: Pick<Ctx, 'db'>,
  actor: Actor,
  bidId: number,
  caller: By,
  turn: (turning: Turning) => Promise<{ event: EventType; log: NegotiationEvent }>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const bid = await lockBid(tx, actor, bidId)
    const negotiation = await openNegotiation(tx, bidId)
    const { event, log } = await turn({ tx, bid, negotiation, now: new Date() })
    await insertLog(tx, { bidId, actorId: actor.userId, event: bidLog(log), status: bid.status })
    const { what, ...after } = log
    await recordAudit(tx, {
      actor,
      action: `bid.${what}`,
      entity: 'bid',
      entityId: bidId,
      after,
      ip: caller.ip,
    })
    const facts = { ...eventFactsOf(bid), ...eventDetailsOf(log) }
    await recordEvent(tx, notifyAll(event, facts, { actor, caller }))
  })
}

/** The price that was named or agreed on, and the result: the news is about nothing else. */
function eventDetailsOf(log: NegotiationEvent): Pick<EventFacts, 'price' | 'outcome'> {
  if (log.what === 'negotiationEnd') return { outcome: log.outcome }
  return { price: log.amount, ...(log.what === 'negotiationAccept' && { outcome: 'accepted' }) }
}

/** The rule has passed, so there is a negotiation. */
export function assertNegotiation(
  verdict: RuleResult<ErrorCode>,
  negotiation: NegotiationRow | null,
): asserts negotiation is NegotiationRow {
  throwIfRejected(verdict)
}
