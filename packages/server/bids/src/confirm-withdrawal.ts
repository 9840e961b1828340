import type * as contracts from '@seriba/contracts/bid-groups'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { eventFactsOf, insertLog } from './bid.repository.ts'
import { notifyStaff } from './bid-event.ts'
import { lockBid } from './bid-lock.ts'
import { bidLog } from './bid-log.ts'

/** Records that a stopped bid is withdrawn at the hall; if a colleague has done so already, nothing changes. */
export function confirmWithdrawal(
  { db }: { db: Db },
  actor: Actor,
  { bidId }: Input<typeof contracts.confirmWithdrawal>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const bid = await lockBid(tx, actor, bidId)
    const { numUpdatedRows } = await tx
      .updateTable('bids')
      .set({ withdraw_by_hand: false, forwarded_maximum: null, forwarded_by: null, by_hand: null })
      .where('id', '=', bidId)
      .where('withdraw_by_hand', '=', true)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const event = bidLog({ what: 'withdrawn' })
    await insertLog(tx, { bidId, actorId: actor.userId, event, status: bid.status })
    await recordAudit(tx, {
      actor,
      action: 'bid.withdraw',
      entity: 'bid',
      entityId: bidId,
      before: { withdrawByHand: true },
      after: { withdrawByHand: false },
      ip: caller.ip,
    })
    await recordEvent(tx, notifyStaff('managerBidStatus', eventFactsOf(bid), { actor, caller }))
  })
}
