import { bidStatus } from '@seriba/domain/bids/bid-status'
import type { NegotiationOutcome } from '@seriba/domain/bids/negotiation'
import { isFinal, lotStatus } from '@seriba/domain/lots/lot-status'
import { recordAudit } from '@seriba/server-kit/audit'
import type { Tx } from '@seriba/server-kit/db'
import { enqueue } from '@seriba/server-kit/jobs'
import type { Caller } from '@seriba/server-kit/serve'
import { sql } from 'kysely'
import type { BidRow } from './bid.repository.ts'
import type {} from './close-finished-bids.ts'

type Who = { actor: { userId: number }; caller: Pick<Caller, 'ip'> }

/**
 * A hall often calls before its feed reports anything: the first ask sets the lot to sold under negotiation. Returns
 * its former status; null if its hall has reported this itself. Call it under the lot's lock.
 */
export async function markNegotiated(tx: Tx, bid: BidRow, { actor, caller }: Who): Promise<number | null> {
  if (bid.lot_status === lotStatus.soldNego) return markedFrom(tx, bid.lot_id)
  await tx.updateTable('lots').set({ status: lotStatus.soldNego }).where('id', '=', bid.lot_id).execute()
  await recordAudit(tx, {
    actor,
    action: 'lot.update',
    entity: 'lot',
    entityId: bid.lot_id,
    before: { status: bid.lot_status },
    after: { status: lotStatus.soldNego },
    ip: caller.ip,
  })
  // Bids that nobody negotiates about are lost along with it.
  await enqueue(tx, 'closeFinishedBids', {})
  return bid.lot_status
}

/** A negotiation about another bid on the lot may have marked it. */
async function markedFrom(tx: Tx, lotId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('negotiations as n')
    .innerJoin('bids as b', 'b.id', 'n.bid_id')
    .select('n.marked_from')
    .where('b.lot_id', '=', lotId)
    .where('n.outcome', 'is', null)
    .where('n.marked_from', 'is not', null)
    .executeTakeFirst()
  return row?.marked_from ?? null
}

/**
 * Without a deal, a lot that staff had marked was not sold, unless its hall has reported more, or others are
 * negotiating about it or have won it.
 */
export async function unmarkNegotiated(
  tx: Tx,
  ended: { bid_id: number; marked_from: number | null },
  outcome: NegotiationOutcome,
) {
  const { bid_id: bidId, marked_from: was } = ended
  if (was === null || outcome === 'accepted') return
  const status = isFinal(was) ? was : lotStatus.notSold
  const { rows } = await sql<{ id: number }>`
    update lots l set status = ${status}
    where l.id = (select lot_id from bids where id = ${bidId}) and l.status = ${lotStatus.soldNego}
      and not exists (
        select from bids b left join negotiations n on n.bid_id = b.id and n.outcome is null
        where b.lot_id = l.id and (n.id is not null or b.status = ${bidStatus.win}))
    returning l.id`.execute(tx)
  for (const { id } of rows)
    await recordAudit(tx, {
      actor: null,
      action: 'lot.update',
      entity: 'lot',
      entityId: id,
      before: { status: lotStatus.soldNego },
      after: { status },
    })
}
