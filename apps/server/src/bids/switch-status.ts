import type { Actor } from '@seriba/domain/access/actor'
import { isManager } from '@seriba/domain/access/actor'
import { type BidStatus, bidStatus } from '@seriba/domain/bids/bid-status'
import { recordAudit } from '../lib/audit.ts'
import type { Tx } from '../lib/db.ts'
import { recordEvent } from '../lib/events.ts'
import type { Caller } from '../lib/serve.ts'
import type { Company } from '../site/company.ts'
import { type BidRow, eventFactsOf, insertLog, updateBid } from './bid.repository.ts'
import { tellClient, tellEveryone, tellStaff } from './bid-event.ts'
import { closeIfOver } from './bid-groups.repository.ts'
import { bidLog } from './bid-log.ts'
import type { PublicUrl } from './bid-mail.ts'
import { confirmWin } from './confirm-win.ts'
import { mailCancellation } from './mail-cancellation.ts'
import { mailStatus } from './mail-status.ts'
import { undoWin } from './undo-win.ts'

export type Change = {
  actor: Actor
  to: BidStatus
  now: Date
  company: Pick<Company, 'skuPrefix' | 'agentFee' | 'freight'>
  caller: Pick<Caller, 'connection' | 'ip'>
  publicUrl: PublicUrl
  /** Why, where the bid is archived. */
  reason: string
}

/** Gives a locked bid another status, with all that follows from it. */
export async function switchStatus(tx: Tx, bid: BidRow, change: Change) {
  const { actor, to, now, caller } = change
  const after: BidRow = { ...bid, status: to, stopped_from: null }
  // Whoever hands it over again does so for the status that it then has.
  await updateBid(tx, bid.id, { status: to, stoppedFrom: null, autoBid: false })
  const logId = await insertLog(tx, {
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

  if (bid.status === bidStatus.win) await undoWin(tx, bid, change)
  if (to === bidStatus.win) await confirmWin(tx, after, change)
  else await tell(tx, after, change, logId)
  if (bid.group_id !== null) await closeIfOver(tx, bid.group_id, now)
}

async function tell(tx: Tx, bid: BidRow, change: Change, logId: number) {
  const facts = eventFactsOf(bid)
  if (!isManager(change.actor)) {
    await recordEvent(tx, tellEveryone('clientCancelBid', facts, change))
    await mailCancellation(tx, bid, { number: logId, at: change.now }, change.publicUrl)
    return
  }
  await recordEvent(tx, tellStaff('managerBidStatus', facts, change))
  await recordEvent(tx, tellClient('managerUpdateStatus', facts, change))
  await mailStatus(tx, bid, change.publicUrl)
}
