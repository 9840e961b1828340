import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/voyages'
import { hasRoom } from '@seriba/domain/purchases/voyage'
import { ApiError, notFound, throwIfRejected } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { notifyPurchasesChanged } from '@seriba/server-kit/desk-events'
import type { Recorder } from '@seriba/server-money/record-payment'
import { sql } from 'kysely'
import { moveVoyage } from './move-voyage.ts'
import { type VoyageValues, voyageValues } from './voyage-values.ts'
import { findVoyage } from './voyages.repository.ts'

export function createVoyage(
  { db }: Pick<AppContext, 'db'>,
  by: Recorder,
  typed: Input<typeof contracts.createVoyage>,
): Promise<Output<typeof contracts.createVoyage>> {
  const row = voyageValues(typed)
  return withTransaction({ db }, async (tx) => {
    await assertUnknown(tx, row, null)
    const { id } = await tx
      .insertInto('voyages')
      .values({ ...row, created_by: by.actor.userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      actor: by.actor,
      action: 'voyage.create',
      entity: 'voyage',
      entityId: id,
      after: row,
      ip: by.caller.ip,
    })
    await notifyPurchasesChanged(tx, null, by)
    return { voyage: (await findVoyage(tx, id)) ?? notFound() }
  })
}

/** Changes a voyage immediately, together with the purchases on it. */
export function updateVoyage(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  by: Recorder,
  { id, version, notify, reason, ...typed }: Input<typeof contracts.updateVoyage>,
): Promise<Output<typeof contracts.updateVoyage>> {
  const row = voyageValues(typed)
  return withTransaction({ db }, async (tx) => {
    const found = await tx
      .selectFrom('voyages')
      .selectAll()
      .where('id', '=', sql<number>`${id}::bigint`)
      .forUpdate()
      .executeTakeFirst()
    if (!found) return notFound()
    if (found.version !== version) throw new ApiError('stale')
    await assertUnknown(tx, row, id)
    const before = await findVoyage(tx, id)
    throwIfRejected(hasRoom(row.capacity, before?.cars ?? 0))
    await tx
      .updateTable('voyages')
      .set(({ eb }) => ({ ...row, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await recordAudit(tx, {
      actor: by.actor,
      action: 'voyage.update',
      entity: 'voyage',
      entityId: id,
      before,
      after: { ...row, ...(reason.trim() && { reason: reason.trim() }) },
      ip: by.caller.ip,
    })
    const moved = await moveVoyage(tx, found, row, {
      by,
      notify,
      reason: reason.trim(),
      publicUrl: config.publicUrl,
    })
    await notifyPurchasesChanged(tx, null, by)
    return { voyage: (await findVoyage(tx, id)) ?? notFound(), moved }
  })
}

/** A ship can have only one voyage of a number from port to port. */
async function assertUnknown(tx: Tx, { ship, number, from_port, to_port }: VoyageValues, id: number | null) {
  const known = await tx
    .selectFrom('voyages')
    .select('id')
    .where('ship', '=', ship)
    .where('number', '=', number)
    .where('from_port', '=', from_port)
    .where('to_port', '=', to_port)
    .executeTakeFirst()
  if (known && known.id !== id) throw new ApiError('voyage_known', { fields: { number: 'voyage_known' } })
}
