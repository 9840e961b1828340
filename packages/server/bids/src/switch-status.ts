import { isManager } from '@seriba/domain/access/actor'
import { type BidStatus, bidStatus, isLive } from '@seriba/domain/bids/bid-status'
import { auctionFinished } from '@seriba/domain/bids/deadlines'
import { recordAudit } from '@seriba/server-kit/audit'
import type { Tx } from '@seriba/server-kit/db'
import { lotChanged, recordEvent } from '@seriba/server-kit/events'
import { type BidRow, eventFactsOf, insertLog, timeOf, updateBid } from './bid.repository.ts'
import { notifyAll, notifyClient, notifyStaff } from './bid-event.ts'
import { assureNumber, groupById } from './bid-groups.repository.ts'
import { bidLog } from './bid-log.ts'
import { endQuestions } from './budget/questions.repository.ts'
import { writeReceipt } from './cancellation-receipt.ts'
import { confirmWin } from './confirm-win.ts'
import { endNegotiations } from './end-negotiations.ts'
import { assertBidFits } from './fits-credit.ts'
import { forwardChanges } from './gateway/forward-changes.ts'
import { assertGroupWants } from './group-wants.ts'
import { changedFrom, clearLostLead, recordLostLead } from './leader-out.ts'
import { assertNotWon } from './lot-winner.ts'
import { mailCancellation } from './mail-cancellation.ts'
import { mailStatus } from './mail-status.ts'
import { resumeStopped } from './resume-stopped.ts'
import { assertLeading } from './same-lot.ts'
import type { Change } from './status-change.ts'
import { undoWin } from './undo-win.ts'
import { closeWishByStatus } from './withdrawals.repository.ts'

/** Gives a locked bid another status, with all its consequences. */
export async function switchStatus(tx: Tx, bid: BidRow, change: Change) {
  const { actor, to, caller } = change
  const after: BidRow = { ...bid, status: to, stopped_from: null }
  if (to === bidStatus.win) await assertNotWon(tx, bid, change.secondWin)
  if (to === bidStatus.win && !change.anyway) await assertGroupWants(tx, bid, change.now)
  if (to === bidStatus.bid && !change.anyway) await assertLeading(tx, bid, change.company.sameLotPriority)
  // The new status determines whether it is handed over again.
  await updateBid(tx, bid.id, { status: to, stoppedFrom: null, autoBid: false })
  await noteActed(tx, bid, change)
  await insertLog(tx, {
    bidId: bid.id,
    actorId: actor.userId,
    event: bidLog({ what: 'status', from: bid.status, to, ...(change.reason && { reason: change.reason }) }),
    status: to,
  })
  await recordAudit(tx, {
    actor,
    action: 'bid.status',
    entity: 'bid',
    entityId: bid.id,
    before: { status: bid.status },
    after: { status: to, ...(change.reason && { reason: change.reason }) },
    ip: caller.ip,
  })

  if (to === bidStatus.cancel) await endQuestions(tx, bid)
  await closeWishByStatus(tx, bid.id, to, actor.userId, change.now)
  await endNegotiations(tx, bid, change)
  if (change.company.tellSameLot) await recordEvent(tx, lotChanged(bid.lot_id))
  if (bid.status === bidStatus.win) await undoWin(tx, bid, change)
  if (isLive(to) && !isLive(bid.status)) await checkLiveAgain(tx, after, bid.status, change)
  // The bid itself comes first if the credit does not cover all.
  if (bid.status === bidStatus.win) await resumeStopped(tx, bid, change)
  if (to === bidStatus.win) await confirmWin(tx, after, change)
  else await tell(tx, after, change)
  await forwardChanges(tx, bid.client_id, change.now)
}

/** A lost lead waits for a person to hand it over, until a bid on the lot is placed or won. */
async function noteActed(tx: Tx, bid: BidRow, { to, now, company }: Change) {
  if (to === bidStatus.new || to === bidStatus.dontBid || to === bidStatus.cancel)
    await recordLostLead(tx, changedFrom(bid), company.sameLotPriority, now)
  if (to === bidStatus.bid || to === bidStatus.win) await clearLostLead(tx, bid.lot_id)
}

/** A bid that is live again needs credit and budget just as when it was placed; on a finished lot it is not live. */
async function checkLiveAgain(
  tx: Tx,
  bid: BidRow,
  from: BidStatus,
  { now, company: { bidStep: step } }: Change,
) {
  if (auctionFinished(timeOf(bid), now)) return
  if (bid.group_id !== null) await assureNumber(tx, bid.group_id, now)
  const group = bid.group_id === null ? undefined : await groupById(tx, bid.group_id)
  // The client no longer wanted a bid that they canceled.
  const whose = from === bidStatus.cancel ? 'staff' : 'client'
  await assertBidFits(tx, bid, { groupNumber: group?.number, step, now, whose })
}

async function tell(tx: Tx, bid: BidRow, change: Change) {
  const facts = eventFactsOf(bid)
  if (!isManager(change.actor)) {
    await recordEvent(tx, notifyAll('clientCancelBid', facts, change))
    const number = await writeReceipt(tx, bid, change.actor.userId, change.now)
    await mailCancellation(tx, bid, { number, at: change.now }, change.publicUrl)
    return
  }
  await recordEvent(tx, notifyStaff('managerBidStatus', facts, change))
  if (change.isAlreadyNotified) return
  await recordEvent(tx, notifyClient('managerUpdateStatus', facts, change))
  await mailStatus(tx, bid, change.publicUrl)
}
