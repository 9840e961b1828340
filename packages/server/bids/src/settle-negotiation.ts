import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/negotiations'
import type { Actor } from '@seriba/domain/access/actor'
import { negotiationCan } from '@seriba/domain/bids/negotiation'
import { ApiError } from '@seriba/server-kit/api-error'
import { mailNegotiation } from './mail-negotiation.ts'
import { assertNegotiation, type By, type Ctx, negotiate } from './negotiate.ts'
import { endNegotiation, insertTurn } from './negotiations.repository.ts'
import { winNegotiation } from './win-negotiation.ts'

/** Staff end the negotiation: a win at the offer or at the ask, or the seller has refused. */
export function settleNegotiation(
  ctx: Ctx,
  actor: Actor,
  { bidId, price, ...input }: Input<typeof contracts.settleNegotiation>,
  caller: By,
): Promise<void> {
  const note = input.note.trim()
  return negotiate(ctx, actor, bidId, caller, async (turning) => {
    const { tx, bid, negotiation, now } = turning
    assertNegotiation(negotiationCan.settle(actor, negotiation, price), negotiation)
    const by = actor.userId
    if (price === null) {
      await insertTurn(tx, negotiation.id, { act: 'refuse', side: 'seller', amount: null, note, by })
      await endNegotiation(tx, negotiation.id, 'refused', now)
      const about = {
        template: 'negotiationRefused',
        amount: negotiation.offer ?? negotiation.ask,
        answerBy: negotiation.answerBy,
        note,
      } as const
      await mailNegotiation(tx, bid, about, ctx.config.publicUrl)
      const log = { what: 'negotiationEnd', outcome: 'refused', ...(note && { reason: note }) } as const
      return { event: 'negotiationEnded', log }
    }
    const amount = price === 'ask' ? negotiation.ask : negotiation.offer
    if (amount === null) throw new ApiError('no_offer')
    const side = price === 'ask' ? 'client' : 'seller'
    await insertTurn(tx, negotiation.id, { act: 'accept', side, amount, note, by })
    await winNegotiation(ctx, turning, {
      price: amount,
      actor,
      caller,
      whose: price === 'ask' ? 'staff' : 'agreed',
    })
    return { event: 'negotiationEnded', log: { what: 'negotiationAccept', amount, side } }
  })
}
