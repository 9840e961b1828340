import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/negotiations'
import type { Actor } from '@seriba/domain/access/actor'
import { negotiationCan } from '@seriba/domain/bids/negotiation'
import { assertNegotiation, type By, type Ctx, negotiate } from './negotiate.ts'
import { insertTurn } from './negotiations.repository.ts'

/** Staff have forwarded the client's offer to the hall; the seller's answer is still to come. */
export function forwardOffer(
  ctx: Ctx,
  actor: Actor,
  { bidId, offer, ...input }: Input<typeof contracts.forwardOffer>,
  caller: By,
): Promise<void> {
  const note = input.note.trim()
  return negotiate(ctx, actor, bidId, caller, async ({ tx, negotiation, now }) => {
    assertNegotiation(negotiationCan.forward(actor, negotiation, offer), negotiation)
    await tx.updateTable('negotiations').set({ forwarded_at: now }).where('id', '=', negotiation.id).execute()
    await insertTurn(tx, negotiation.id, {
      act: 'forward',
      side: 'client',
      amount: offer,
      note,
      by: actor.userId,
    })
    const log = { what: 'negotiationForward', amount: offer, ...(note && { reason: note }) } as const
    return { event: 'negotiationForwarded', log }
  })
}
