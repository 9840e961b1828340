import { bidStatus } from '@seriba/domain/bids/bid-status'
import type { NegotiationOutcome } from '@seriba/domain/bids/negotiation'
import type { Tx } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import { type BidRow, bidsById, eventFactsOf, insertLog } from './bid.repository.ts'
import { notifyAll } from './bid-event.ts'
import { bidLog } from './bid-log.ts'
import { mailNegotiation } from './mail-negotiation.ts'
import { endNegotiation, insertTurn, openNegotiation } from './negotiations.repository.ts'
import type { Change } from './status-change.ts'

/**
 * A bid that staff have won or canceled is no longer negotiated, and neither is any other on a lot that is won. Call
 * it under the lot's lock, once the bid has its status.
 */
export async function endNegotiations(tx: Tx, bid: BidRow, change: Change) {
  const { to, now, actor } = change
  if (to === bidStatus.cancel) return endOwn(tx, bid, 'declined', change)
  if (to !== bidStatus.win) return
  await endOwn(tx, bid, 'accepted', change)
  const rows = await tx
    .selectFrom('negotiations as n')
    .innerJoin('bids as b', 'b.id', 'n.bid_id')
    .select('b.id')
    .where('b.lot_id', '=', bid.lot_id)
    .where('n.outcome', 'is', null)
    .execute()
  for (const other of await bidsById(
    tx,
    rows.map(({ id }) => id),
  )) {
    const negotiation = await openNegotiation(tx, other.id)
    if (!negotiation) continue
    const { id, ask, offer, answerBy } = negotiation
    await insertTurn(tx, id, { act: 'refuse', side: 'seller', amount: null, by: actor.userId })
    await endNegotiation(tx, id, 'refused', now)
    const event = bidLog({ what: 'negotiationEnd', outcome: 'refused' })
    await insertLog(tx, { bidId: other.id, actorId: actor.userId, event, status: other.status })
    await recordEvent(
      tx,
      notifyAll('negotiationEnded', { ...eventFactsOf(other), outcome: 'refused' }, change),
    )
    const about = { template: 'negotiationRefused', amount: offer ?? ask, answerBy, note: '' } as const
    await mailNegotiation(tx, other, about, change.publicUrl)
  }
}

/** Both sides are told the new status. */
async function endOwn(tx: Tx, bid: BidRow, outcome: NegotiationOutcome, { actor, now }: Change) {
  const negotiation = await openNegotiation(tx, bid.id)
  if (!negotiation) return
  const turn =
    outcome === 'accepted'
      ? ({ act: 'accept', side: 'seller', amount: bid.sold_price } as const)
      : ({ act: 'decline', side: 'client', amount: null } as const)
  await insertTurn(tx, negotiation.id, { ...turn, by: actor.userId })
  await endNegotiation(tx, negotiation.id, outcome, now)
}
