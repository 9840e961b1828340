import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/negotiations'
import type { Actor } from '@seriba/domain/access/actor'
import { negotiationCan } from '@seriba/domain/bids/negotiation'
import { assertNegotiation, type By, type Ctx, negotiate, toNegotiable } from './negotiate.ts'
import { endNegotiation, insertTurn, lastForwarded } from './negotiations.repository.ts'
import { assertAffordable, winNegotiation } from './win-negotiation.ts'

/** The client offers less than the ask; the offer is binding, so it must fit their credit. */
export function offerInNegotiation(
  ctx: Ctx,
  actor: Actor,
  { bidId, amount, ...input }: Input<typeof contracts.offerInNegotiation>,
  caller: By,
): Promise<void> {
  const note = input.note.trim()
  return negotiate(ctx, actor, bidId, caller, async ({ tx, bid, negotiation, now }) => {
    assertNegotiation(negotiationCan.offer(actor, toNegotiable(bid), negotiation, amount, now), negotiation)
    await assertAffordable(tx, bid, amount, { step: ctx.company.bidStep, now, whose: 'agreed' })
    await tx
      .updateTable('negotiations')
      .set({ offer: amount, turn: 'seller', forwarded_at: null })
      .where('id', '=', negotiation.id)
      .execute()
    await insertTurn(tx, negotiation.id, { act: 'offer', side: 'client', amount, note, by: actor.userId })
    const log = { what: 'negotiationOffer', amount, ...(note && { reason: note }) } as const
    return { event: 'negotiationOffered', log }
  })
}

/**
 * The client takes their offer back before the hall has heard it, and it is their turn again. An earlier offer that
 * the hall has heard is still binding: it is restored and holds their credit.
 */
export function takeBackOffer(
  ctx: Ctx,
  actor: Actor,
  { bidId, offer }: Input<typeof contracts.takeBackOffer>,
  caller: By,
): Promise<void> {
  return negotiate(ctx, actor, bidId, caller, async ({ tx, bid, negotiation, now }) => {
    assertNegotiation(negotiationCan.takeBack(actor, toNegotiable(bid), negotiation, offer, now), negotiation)
    const heard = await lastForwarded(tx, negotiation.id)
    await tx
      .updateTable('negotiations')
      .set({ offer: heard?.amount ?? null, forwarded_at: heard?.at ?? null, turn: 'client' })
      .where('id', '=', negotiation.id)
      .execute()
    const turn = { act: 'takeBack', side: 'client', amount: offer, by: actor.userId } as const
    await insertTurn(tx, negotiation.id, turn)
    return { event: 'negotiationTakenBack', log: { what: 'negotiationTakeBack', amount: offer } }
  })
}

/** The client accepts the price they saw, which makes it a win. */
export function acceptNegotiation(
  ctx: Ctx,
  actor: Actor,
  { bidId, ask }: Input<typeof contracts.acceptNegotiation>,
  caller: By,
): Promise<void> {
  return negotiate(ctx, actor, bidId, caller, async (turning) => {
    const { tx, bid, negotiation, now } = turning
    assertNegotiation(negotiationCan.accept(actor, toNegotiable(bid), negotiation, ask, now), negotiation)
    await insertTurn(tx, negotiation.id, { act: 'accept', side: 'client', amount: ask, by: actor.userId })
    await winNegotiation(ctx, turning, { price: ask, actor, caller, whose: 'agreed' })
    return { event: 'negotiationAccepted', log: { what: 'negotiationAccept', amount: ask, side: 'client' } }
  })
}

/** The client leaves the negotiation and owes nothing. */
export function declineNegotiation(
  ctx: Ctx,
  actor: Actor,
  { bidId, ...input }: Input<typeof contracts.declineNegotiation>,
  caller: By,
): Promise<void> {
  const note = input.note.trim()
  return negotiate(ctx, actor, bidId, caller, async ({ tx, bid, negotiation, now }) => {
    assertNegotiation(negotiationCan.decline(actor, toNegotiable(bid), negotiation, now), negotiation)
    await insertTurn(tx, negotiation.id, {
      act: 'decline',
      side: 'client',
      amount: null,
      note,
      by: actor.userId,
    })
    await endNegotiation(tx, negotiation.id, 'declined', now)
    const log = { what: 'negotiationEnd', outcome: 'declined', ...(note && { reason: note }) } as const
    return { event: 'negotiationEnded', log }
  })
}
