import type * as contracts from '@seriba/contracts/bids'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { bidCan } from '@seriba/domain/bids/bid-can'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import type { AppContext } from '../context.ts'
import { recordAudit } from '../lib/audit.ts'
import { transact } from '../lib/db.ts'
import { recordEvent } from '../lib/events.ts'
import { assertOk } from '../lib/refusal.ts'
import type { Caller } from '../lib/serve.ts'
import { savePurchase, settle } from '../money/purchases.repository.ts'
import { eventFactsOf, insertLog, updateBid } from './bid.repository.ts'
import { tellClient, tellStaff } from './bid-event.ts'
import { lockBid } from './bid-lock.ts'
import { bidLog } from './bid-log.ts'

/** Enters what a lot went for; 0 takes it back. A win is charged, or what it was charged is corrected. */
export function updateSoldPrice(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
  { bidId, soldPrice }: Input<typeof contracts.updateSoldPrice>,
  caller: Pick<Caller, 'ip' | 'socketId'>,
): Promise<void> {
  return transact({ db }, async (tx) => {
    assertOk(bidCan.setSoldPrice(actor))
    const bid = await lockBid(tx, actor, bidId)
    const after = { ...bid, sold_price: soldPrice === 0 ? null : soldPrice }
    if (after.sold_price === bid.sold_price) return

    await updateBid(tx, bidId, { soldPrice: after.sold_price })
    await insertLog(tx, {
      bidId,
      actorId: actor.userId,
      event: bidLog({ what: 'soldPrice', soldPrice: after.sold_price }),
      status: bid.status,
    })
    await recordAudit(tx, {
      actor,
      action: 'bid.soldPrice',
      entity: 'bid',
      entityId: bidId,
      before: { soldPrice: bid.sold_price },
      after: { soldPrice: after.sold_price },
      ip: caller.ip,
    })
    if (bid.status === bidStatus.win) {
      const won = { id: bidId, clientId: bid.client_id, lotId: bid.lot_id, soldPrice: after.sold_price }
      await settle(tx, await savePurchase(tx, won, company, new Date()), actor.userId)
    }
    await recordEvent(tx, tellStaff('managerChangeAmount', eventFactsOf(after), { actor, caller }))
    await recordEvent(tx, tellClient('managerUpdateBidAmount', eventFactsOf(after), { actor, caller }))
  })
}
