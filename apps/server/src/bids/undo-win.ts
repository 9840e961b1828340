import { groupIsOver, statusAfterReopening } from '@seriba/domain/bids/group'
import type { Tx } from '../lib/db.ts'
import { recordEvent } from '../lib/events.ts'
import { cancelPurchase } from '../money/purchases.repository.ts'
import { settlePurchase } from '../money/settle-purchase.ts'
import { type BidRow, bidsById, eventFactsOf, insertLog, timeOf, updateBid } from './bid.repository.ts'
import { tellClient, tellStaff } from './bid-event.ts'
import { changeWon, reopen } from './bid-groups.repository.ts'
import { bidLog } from './bid-log.ts'
import { mailStatus } from './mail-status.ts'
import type { Change } from './switch-status.ts'
import { forgetUnseenWin, stoppedBidsOf } from './win.repository.ts'

/** Takes a win back: the purchase is cancelled, its charge reversed, the group wants one more again. */
export async function undoWin(tx: Tx, bid: BidRow, change: Change) {
  const purchase = await cancelPurchase(tx, bid.id)
  const settling = { createdBy: change.actor.userId, publicUrl: change.publicUrl }
  if (purchase) await settlePurchase(tx, purchase, settling)
  await forgetUnseenWin(tx, bid.id)
  if (bid.lot_type === 'stock')
    await resume(tx, await stoppedBidsOf(tx, { lotId: bid.lot_id, but: bid.id }), change)
  if (bid.group_id !== null) await giveBack(tx, bid, bid.group_id, change)
}

/** The group wants one more again: what it had stopped goes on, where that is still possible. */
export async function giveBack(tx: Tx, bid: BidRow, groupId: number, change: Change) {
  const group = await changeWon(tx, groupId, -1)
  if (groupIsOver({ ...group, liveBids: 1 })) return
  const resumed = await resume(tx, await stoppedBidsOf(tx, { groupId: group.id, but: bid.id }), change)
  if (group.closed_at !== null && resumed > 0) await reopen(tx, group)
  await insertLog(tx, {
    bidId: bid.id,
    actorId: change.actor.userId,
    event: bidLog({ what: 'groupReopened', group: group.label }),
    status: change.to,
  })
}

/** Gives stopped bids back what they were, where the hall can still be told; answers how many. */
async function resume(tx: Tx, ids: readonly number[], { now, publicUrl }: Change): Promise<number> {
  let resumed = 0
  for (const bid of await bidsById(tx, ids)) {
    const status = statusAfterReopening(bid.stopped_from, timeOf(bid), now)
    if (status === null) continue
    resumed += 1
    const after = { ...bid, status }
    await updateBid(tx, bid.id, { status, stoppedFrom: null })
    await insertLog(tx, {
      bidId: bid.id,
      actorId: null,
      event: bidLog({ what: 'status', from: bid.status, to: status }),
      status,
    })
    await recordEvent(tx, tellStaff('managerBidStatus', eventFactsOf(after)))
    await recordEvent(tx, tellClient('managerUpdateStatus', eventFactsOf(after)))
    await mailStatus(tx, after, publicUrl)
  }
  return resumed
}
