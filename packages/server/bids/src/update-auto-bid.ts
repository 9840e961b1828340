import type * as contracts from '@seriba/contracts/bids'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { bidCan } from '@seriba/domain/bids/bid-can'
import { throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { eventFactsOf, insertLog, updateBid } from './bid.repository.ts'
import { notifyStaff } from './bid-event.ts'
import { lockBid } from './bid-lock.ts'
import { bidLog } from './bid-log.ts'
import { forwardChanges } from './gateway/forward-changes.ts'

/**
 * Hands a bid over to the gateway as a standing maximum; without one it is a mark for colleagues. Nobody else is
 * notified (GAP44). Returns whether it changed.
 */
export function updateAutoBid(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  actor: Actor,
  { bidId, autoBid }: Input<typeof contracts.updateAutoBid>,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<boolean> {
  return withTransaction({ db }, async (tx) => {
    const bid = await lockBid(tx, actor, bidId)
    const now = new Date()
    throwIfRejected(bidCan.switchAutoBid(actor, { status: bid.status, auctionDate: bid.auction_at }, now))
    if (bid.auto_bid === autoBid) return false

    await updateBid(tx, bidId, { autoBid, viaGateway: autoBid && config.auctionGateway !== undefined })
    await insertLog(tx, {
      bidId,
      actorId: actor.userId,
      event: bidLog({ what: 'autoBid', on: autoBid }),
      status: bid.status,
    })
    await recordAudit(tx, {
      actor,
      action: 'bid.autoBid',
      entity: 'bid',
      entityId: bidId,
      before: { autoBid: bid.auto_bid },
      after: { autoBid },
      ip: caller.ip,
    })
    await recordEvent(tx, notifyStaff('managerBidStatus', eventFactsOf(bid), { actor, caller }))
    await forwardChanges(tx, bid.client_id, now)
    return true
  })
}
