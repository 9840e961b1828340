import type { EditedBid } from '@seriba/contracts/bids'
import type { Actor } from '@seriba/domain/access/actor'
import { isArchived } from '@seriba/domain/bids/archive'
import { bidCan } from '@seriba/domain/bids/bid-can'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { assertNotBlocked, estimateBid, freezeCosts } from '@seriba/server-costs/freeze-costs'
import { findCostsOfBid } from '@seriba/server-costs/lot-costs.repository'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { lotChanged, recordEvent } from '@seriba/server-kit/events'
import type { Caller } from '@seriba/server-kit/serve'
import { type BidRow, eventFactsOf, insertLog, outcomeFactsOf, updateBid } from './bid.repository.ts'
import { notifyClient, notifyStaff } from './bid-event.ts'
import { changeWonCount } from './bid-groups.repository.ts'
import { lockBid } from './bid-lock.ts'
import { bidLog } from './bid-log.ts'
import { countInGroup } from './confirm-win.ts'
import { type AskedValues, validateEdit } from './edit-rules.ts'
import { editedValues, isEdited, movedTo } from './edited-values.ts'
import { forwardChanges } from './gateway/forward-changes.ts'
import { changedFrom, noteLostLead } from './leader-out.ts'
import { resumeGroup } from './resume-stopped.ts'
import type { Change } from './status-change.ts'

type Ctx = Pick<AppContext, 'db' | 'company' | 'config'>
type Edit = { bidId: number; version?: number | undefined; asked: AskedValues; undoing?: boolean | undefined }

/** Changes what a client has bid, on their behalf: one transaction, one line of the history, one event a side. */
export function editBid(
  { db, company, config: { publicUrl } }: Ctx,
  actor: Actor,
  { bidId, version, asked, undoing }: Edit,
  caller: Pick<Caller, 'connection' | 'ip'>,
): Promise<EditedBid> {
  return withTransaction({ db }, async (tx) => {
    const bid = await lockBid(tx, actor, bidId)
    throwIfRejected(bidCan.editValues(actor, bid.status))
    if (version !== undefined && version !== bid.version) throw new ApiError('stale')

    const now = new Date()
    if (isArchived(outcomeFactsOf(bid), now)) throw new ApiError('bid_archived')
    const change: Change = { actor, company, caller, publicUrl, to: bid.status, now, reason: '' }
    const after = await validateEdit(tx, bid, asked, {
      actor,
      step: company.bidStep,
      countsOverbid: company.countOverbidAllowance,
      now: change.now,
      undoing,
    })
    if (isEdited(bid, after)) await write(tx, bid, after, change)
    return answerOf(after, actor)
  })
}

async function write(tx: Tx, before: BidRow, after: BidRow, change: Change) {
  const { actor, caller } = change
  const { id: bidId, status } = after
  const values = valuesOf(after)
  await updateBid(tx, bidId, { values })
  after.version += 1
  if (after.amount !== before.amount) {
    const { id, lot_id: lotId, client_id: clientId, amount } = after
    const found = await findCostsOfBid(tx, { id, lotId, clientId }, change.now)
    const costs = await estimateBid(tx, amount, found.costs, change.now, found.known)
    if (amount > before.amount) assertNotBlocked(costs)
    await freezeCosts(tx, { id, amount }, costs, change.now)
    await noteLostLead(tx, changedFrom(before), change.company.sameLotPriority, change.now)
  }
  const edited = await editedValues(tx, before, after)
  await insertLog(tx, { bidId, actorId: actor.userId, event: bidLog({ what: 'edited', ...edited }), status })
  await recordAudit(tx, {
    actor,
    action: 'bid.edit',
    entity: 'bid',
    entityId: bidId,
    before: valuesOf(before),
    after: values,
    ip: caller.ip,
  })
  const facts = { ...eventFactsOf(after, before), ...(await movedTo(tx, before, after)) }
  await recordEvent(tx, notifyStaff('managerChangeAmount', facts, change))
  await recordEvent(tx, notifyClient('managerUpdateBidAmount', facts, change))
  if (change.company.tellSameLot) await recordEvent(tx, lotChanged(after.lot_id))
  if (status === bidStatus.win && before.group_id !== after.group_id) await moveWin(tx, before, after, change)
  await forwardChanges(tx, after.client_id, change.now)
}

/** A win counts in the group that it is moved to, and no longer in the one that it leaves. */
async function moveWin(tx: Tx, before: BidRow, after: BidRow, change: Change) {
  if (before.group_id !== null) {
    await changeWonCount(tx, before.group_id, -1)
    await resumeGroup(tx, after, before.group_id, change)
  }
  if (after.group_id !== null) await countInGroup(tx, after, after.group_id, change)
}

const valuesOf = ({ amount, group_id, adjustment_price, counted_allowance, bid_type }: BidRow) => ({
  amount,
  group_id,
  adjustment_price,
  counted_allowance,
  bid_type,
})

const answerOf = (bid: BidRow, { permission }: Actor): EditedBid => ({
  bidId: bid.id,
  bidAmount: bid.amount,
  bidStatus: bid.status,
  bidDate: bid.bid_date,
  exportType: permission.exportTypeShow ? bid.bid_type : null,
  adjustmentPrice: permission.adjustmentPriceShow ? bid.adjustment_price : 0,
  version: bid.version,
})
