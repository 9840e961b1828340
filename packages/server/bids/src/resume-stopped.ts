import { auctionFinished } from '@seriba/domain/bids/deadlines'
import { groupIsFilled, statusAfterReopening } from '@seriba/domain/bids/group'
import type { Tx } from '@seriba/server-kit/db'
import { recordEvent } from '@seriba/server-kit/events'
import { type BidRow, bidsById, eventFactsOf, insertLog, timeOf, updateBid } from './bid.repository.ts'
import { notifyClient, notifyStaff } from './bid-event.ts'
import { assureNumber, groupById } from './bid-groups.repository.ts'
import { bidLog } from './bid-log.ts'
import { goLiveError } from './fits-credit.ts'
import { mailStatus } from './mail-status.ts'
import type { Change } from './status-change.ts'
import { stoppedBidsOf } from './win.repository.ts'

/** Resumes what a win had stopped once the win is reversed: other orders for the car, and its group. */
export async function resumeStopped(tx: Tx, bid: BidRow, change: Change) {
  if (bid.lot_type === 'stock')
    await resume(tx, await stoppedBidsOf(tx, { lotId: bid.lot_id, but: bid.id }), undefined, change)
  if (bid.group_id !== null) await resumeGroup(tx, bid, bid.group_id, change)
}

/** A group that is no longer filled wants one more; the win's history names what stays stopped. */
export async function resumeGroup(tx: Tx, bid: BidRow, groupId: number, change: Change) {
  const group = await groupById(tx, groupId)
  // It wanted more all along, so it had stopped nothing.
  if (groupIsFilled(group) || group.won + 1 < group.quota) return
  await reopenGroup(tx, bid, group, change)
}

/** A group that is no longer filled: what it had stopped resumes, and a bid that has left says so. */
export async function reopenGroup(
  tx: Tx,
  bid: BidRow,
  group: { id: number; number: number; label: string },
  change: Change,
) {
  const stopped = await stoppedBidsOf(tx, { groupId: group.id, but: bid.id })
  const { short, late, overBudget } = await resume(tx, stopped, group.number, change)
  await insertLog(tx, {
    bidId: bid.id,
    actorId: change.actor.userId,
    event: bidLog({
      what: 'groupReopened',
      group: group.label,
      ...(short.length > 0 && { short }),
      ...(late.length > 0 && { late }),
      ...(overBudget.length > 0 && { overBudget }),
    }),
    status: change.to,
  })
}

/** Bids stopped by a group resume when it wants more; returns whether any does. */
export async function resumeBids(tx: Tx, groupId: number, change: Change): Promise<boolean> {
  const { number } = await groupById(tx, groupId)
  const { resumed } = await resume(tx, await stoppedBidsOf(tx, { groupId }), number, change)
  return resumed
}

/**
 * Restores stopped bids to their former status, in the order of their lots' times, if the hall can still be told and
 * as far as credit and budget allow. Returns the numbers of lots that stay stopped, for lack of those or of time.
 */
async function resume(
  tx: Tx,
  ids: readonly number[],
  groupNumber: number | undefined,
  { now, publicUrl, company: { bidStep: step } }: Change,
): Promise<{ resumed: boolean; short: number[]; late: number[]; overBudget: number[] }> {
  let resumed = false
  const short: number[] = []
  const late: number[] = []
  const overBudget: number[] = []
  for (const bid of await bidsById(tx, ids)) {
    const status = statusAfterReopening(bid.stopped_from, timeOf(bid), now)
    const log = { bidId: bid.id, actorId: null }
    if (status === null) {
      if (auctionFinished(timeOf(bid), now)) continue
      late.push(bid.lot_no)
      await insertLog(tx, { ...log, event: bidLog({ what: 'staysStopped', late: true }), status: bid.status })
      continue
    }
    const obstacle = await goLiveError(tx, bid, { groupNumber, step, now, whose: 'client' })
    if (obstacle) {
      const budget = obstacle.code !== 'not_enough_credit'
      ;(budget ? overBudget : short).push(bid.lot_no)
      const event = bidLog({ what: 'staysStopped', ...(budget && { budget }) })
      await insertLog(tx, { ...log, event, status: bid.status })
      continue
    }
    const after = { ...bid, status }
    resumed = true
    await updateBid(tx, bid.id, { status, stoppedFrom: null })
    if (bid.group_id !== null) await assureNumber(tx, bid.group_id, now)
    const event = bidLog({ what: 'status', from: bid.status, to: status })
    await insertLog(tx, { ...log, event, status })
    await recordEvent(tx, notifyStaff('managerBidStatus', eventFactsOf(after)))
    await recordEvent(tx, notifyClient('managerUpdateStatus', eventFactsOf(after)))
    await mailStatus(tx, after, publicUrl)
  }
  return { resumed, short, late, overBudget }
}
