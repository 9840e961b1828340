import type { EditedBid } from '@seriba/contracts/bids'
import type { Actor } from '@seriba/domain/access/actor'
import { isArchived } from '@seriba/domain/bids/archive'
import { bidCan } from '@seriba/domain/bids/bid-can'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { assertNotBlocked, estimateBid, freezeCosts } from '@seriba/server-costs/freeze-costs'
import { findCostsOfBid } from '@seriba/server-costs/lot-costs.repository'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import type { Caller } from '@seriba/server-kit/serve'
import { type BidRow, outcomeFactsOf, updateBid } from './bid.repository.ts'
import { changeWonCount } from './bid-groups.repository.ts'
import { lockBid } from './bid-lock.ts'
import { countInGroup } from './confirm-win.ts'
import { type AskedValues, validateEdit } from './edit-rules.ts'
import { isEdited } from './edited-values.ts'
import { forwardChanges } from './gateway/forward-changes.ts'
import { changedFrom, recordLostLead } from './leader-out.ts'
import { recordEdit, valuesOf } from './record-edit.ts'
import { resumeGroup } from './resume-stopped.ts'
import type { Change } from './status-change.ts'

type Ctx = Pick<AppContext, 'db' | 'company' | 'config'>
type Edit = { bidId: number; version?: number | undefined; asked: AskedValues; undoing?: boolean | undefined }

/** Changes a client's bid on their behalf: one transaction, one history line, one event per side. */
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
  await updateBid(tx, after.id, { values: valuesOf(after) })
  after.version += 1
  if (after.amount !== before.amount) {
    const { id, lot_id: lotId, client_id: clientId, amount } = after
    const found = await findCostsOfBid(tx, { id, lotId, clientId }, change.now)
    const costs = await estimateBid(tx, amount, found.costs, change.now, found.known)
    if (amount > before.amount) assertNotBlocked(costs)
    await freezeCosts(tx, { id, amount }, costs, change.now)
    await recordLostLead(tx, changedFrom(before), change.company.sameLotPriority, change.now)
  }
  await recordEdit(tx, before, after, change)
  if (after.status === bidStatus.win && before.group_id !== after.group_id)
    await moveWin(tx, before, after, change)
  await forwardChanges(tx, after.client_id, change.now)
}

/** A win counts in its new group and no longer in the old one. */
async function moveWin(tx: Tx, before: BidRow, after: BidRow, change: Change) {
  if (before.group_id !== null) {
    await changeWonCount(tx, before.group_id, -1)
    await resumeGroup(tx, after, before.group_id, change)
  }
  if (after.group_id !== null) await countInGroup(tx, after, after.group_id, change)
}

const answerOf = (bid: BidRow, { permission }: Actor): EditedBid => ({
  bidId: bid.id,
  bidAmount: bid.amount,
  bidStatus: bid.status,
  bidDate: bid.bid_date,
  exportType: permission.exportTypeShow ? bid.bid_type : null,
  adjustmentPrice: permission.adjustmentPriceShow ? bid.adjustment_price : 0,
  version: bid.version,
})
