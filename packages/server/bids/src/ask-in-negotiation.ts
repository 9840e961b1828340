import type { Input } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/negotiations'
import type { Actor } from '@seriba/domain/access/actor'
import { negotiationBounds, negotiationCan } from '@seriba/domain/bids/negotiation'
import { dayMs } from '@seriba/domain/time/jst'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import { assertNotWon } from './lot-winner.ts'
import { mailNegotiation } from './mail-negotiation.ts'
import { markNegotiated } from './mark-negotiated.ts'
import { type By, type Ctx, negotiate, type Turning, toNegotiable } from './negotiate.ts'
import { insertTurn } from './negotiations.repository.ts'

/** Staff pass on the seller's ask; it is the client's turn until `answerBy`. */
export function askInNegotiation(
  ctx: Ctx,
  actor: Actor,
  { bidId, ask, answerBy, ...input }: Input<typeof contracts.askInNegotiation>,
  caller: By,
): Promise<void> {
  const note = input.note.trim()
  return negotiate(ctx, actor, bidId, caller, async (turning) => {
    const { tx, bid, negotiation, now } = turning
    throwIfRejected(negotiationCan.ask(actor, toNegotiable(bid), now))
    await assertNotWon(tx, bid)
    assertAhead(answerBy, now)
    const id = await putAsk(turning, { ask, answerBy }, () => markNegotiated(tx, bid, { actor, caller }))
    await insertTurn(tx, id, { act: 'ask', side: 'seller', amount: ask, note, by: actor.userId })
    await mailNegotiation(
      tx,
      bid,
      { template: 'negotiationAsked', amount: ask, answerBy, note },
      ctx.config.publicUrl,
    )
    const event = negotiation ? 'negotiationAsked' : 'negotiationOpened'
    return { event, log: { what: 'negotiationAsk', amount: ask, ...(note && { reason: note }) } }
  })
}

function assertAhead(answerBy: string, now: Date) {
  const ahead = Date.parse(answerBy) - now.getTime()
  if (ahead <= 0 || ahead > negotiationBounds.answerDays * dayMs)
    throw new ApiError('answer_by_invalid', { fields: { answerBy: 'answer_by_invalid' } })
}

async function putAsk(
  { tx, bid, negotiation }: Turning,
  { ask, answerBy }: { ask: number; answerBy: string },
  mark: () => Promise<number | null>,
) {
  const values = { ask, answer_by: answerBy, turn: 'client' as const }
  if (negotiation) {
    await tx.updateTable('negotiations').set(values).where('id', '=', negotiation.id).execute()
    return negotiation.id
  }
  const { id } = await tx
    .insertInto('negotiations')
    .values({ bid_id: bid.id, marked_from: await mark(), ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
