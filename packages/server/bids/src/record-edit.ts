import { recordAudit } from '@seriba/server-kit/audit'
import type { Tx } from '@seriba/server-kit/db'
import { lotChanged, recordEvent } from '@seriba/server-kit/events'
import { type BidRow, eventFactsOf, insertLog } from './bid.repository.ts'
import { notifyClient, notifyStaff } from './bid-event.ts'
import { bidLog } from './bid-log.ts'
import { editedValues, movedTo } from './edited-values.ts'
import type { Change } from './status-change.ts'

/** What an edit writes about a bid. */
export const valuesOf = ({ amount, group_id, adjustment_price, counted_allowance, bid_type }: BidRow) => ({
  amount,
  group_id,
  adjustment_price,
  counted_allowance,
  bid_type,
})

/** Records an edit: a history line, an audit row, and one event per side. */
export async function recordEdit(tx: Tx, before: BidRow, after: BidRow, change: Change) {
  const { actor, caller } = change
  const { id: bidId, status } = after
  const edited = await editedValues(tx, before, after)
  await insertLog(tx, { bidId, actorId: actor.userId, event: bidLog({ what: 'edited', ...edited }), status })
  await recordAudit(tx, {
    actor,
    action: 'bid.edit',
    entity: 'bid',
    entityId: bidId,
    before: valuesOf(before),
    after: valuesOf(after),
    ip: caller.ip,
  })
  const facts = { ...eventFactsOf(after, before), ...(await movedTo(tx, before, after)) }
  await recordEvent(tx, notifyStaff('managerChangeAmount', facts, change))
  await recordEvent(tx, notifyClient('managerUpdateBidAmount', facts, change))
  if (change.company.tellSameLot) await recordEvent(tx, lotChanged(after.lot_id))
}
