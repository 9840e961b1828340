import { lockClient, lockLot } from '@seriba/server-credit/client-lock'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import { bidsById, eventFactsOf, insertLog } from './bid.repository.ts'
import { notifyAll } from './bid-event.ts'
import { bidLog } from './bid-log.ts'
import type { PublicUrl } from './bid-mail.ts'
import { mailNegotiation } from './mail-negotiation.ts'
import { endNegotiation, insertTurn, openNegotiation } from './negotiations.repository.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    expireNegotiations: Record<string, never>
  }
}

/** Ends negotiations whose time to answer has passed, each separately, under its client's lock. */
export async function expireNegotiations(
  { db, publicUrl }: { db: Db; publicUrl: PublicUrl },
  now = new Date(),
): Promise<number> {
  const due = await db
    .selectFrom('negotiations as n')
    .innerJoin('bids as b', 'b.id', 'n.bid_id')
    .select(['b.id as bidId', 'b.client_id as clientId', 'b.lot_id as lotId'])
    .where('n.outcome', 'is', null)
    .where('n.answer_by', '<', now.toISOString())
    .execute()
  let ended = 0
  for (const { bidId, clientId, lotId } of due) {
    const expired = await withTransaction({ db }, async (tx) => {
      await lockClient(tx, clientId)
      await lockLot(tx, lotId)
      const negotiation = await openNegotiation(tx, bidId)
      const [bid] = await bidsById(tx, [bidId])
      // Answered in the meantime, or given more time.
      if (!negotiation || !bid || Date.parse(negotiation.answerBy) >= now.getTime()) return false
      await insertTurn(tx, negotiation.id, { act: 'expire', side: negotiation.turn, amount: null, by: null })
      await endNegotiation(tx, negotiation.id, 'expired', now)
      const event = bidLog({ what: 'negotiationEnd', outcome: 'expired' })
      await insertLog(tx, { bidId, actorId: null, event, status: bid.status })
      await recordEvent(tx, notifyAll('negotiationEnded', { ...eventFactsOf(bid), outcome: 'expired' }))
      const about = {
        template: 'negotiationExpired',
        amount: negotiation.ask,
        answerBy: negotiation.answerBy,
        note: '',
      } as const
      await mailNegotiation(tx, bid, about, publicUrl)
      return true
    })
    if (expired) ended += 1
  }
  return ended
}
