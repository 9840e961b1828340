import type * as contracts from '@seriba/contracts/auction-day'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { wantedMaximum } from '@seriba/domain/bids/forwarding'
import { ApiError } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { eventFactsOf, insertLog } from '../bid.repository.ts'
import { notifyStaff } from '../bid-event.ts'
import { lockBid } from '../bid-lock.ts'
import { bidLog } from '../bid-log.ts'
import { clearLostLead, leaderOut } from '../leader-out.ts'
import { recordForwarded } from './forward-changes.ts'

/** Records that somebody has told the hall by hand, or has looked into a contradiction. */
export function doneByHand(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
  { bidId, action }: Input<typeof contracts.doneByHand>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const bid = await lockBid(tx, actor, bidId)
    const marked = await tx
      .selectFrom('bids as b')
      .innerJoin('lots as l', 'l.id', 'b.lot_id')
      .select(['b.by_hand', 'b.withdraw_by_hand', leaderOut(company.sameLotPriority).as('leaderOut')])
      .where('b.id', '=', bidId)
      .executeTakeFirstOrThrow()
    // A colleague was first, or the bid has changed since: what was done is no longer what is wanted.
    const wanted = marked.by_hand ?? (marked.withdraw_by_hand ? 'withdraw' : marked.leaderOut && 'lead')
    if (wanted !== action) throw new ApiError('stale')
    const maximum = wantedMaximum({
      status: bid.status,
      amount: bid.amount,
      adjustmentPrice: bid.adjustment_price,
    })
    if (action === 'lead') await clearLostLead(tx, bid.lot_id)
    else if (action === 'confirm' || action === 'check')
      await tx.updateTable('bids').set({ by_hand: null }).where('id', '=', bidId).execute()
    else await recordForwarded(tx, bidId, { maximum, by: 'hand', now: new Date() })
    const event = bidLog({ what: 'doneByHand', action, maximum })
    await insertLog(tx, { bidId, actorId: actor.userId, event, status: bid.status })
    await recordAudit(tx, {
      actor,
      action: 'bid.byHand',
      entity: 'bid',
      entityId: bidId,
      before: { byHand: action },
      after: { byHand: null, maximum },
      ip: caller.ip,
    })
    await recordEvent(tx, notifyStaff('managerBidStatus', eventFactsOf(bid), { actor, caller }))
  })
}
