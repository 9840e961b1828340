import { type RetainedName, type Retention, retainedFrom, retainedNames } from '@seriba/domain/site/retention'
import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import type {} from '@seriba/server-kit/jobs'
import { sql } from 'kysely'
import { retainedRows } from './retained-rows.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    applyRetention: Record<string, never>
  }
}

/** Rows per transaction: nobody waits long for them, and being killed loses no more. */
const batch = 5_000

type Ctx = { db: Db; company: Retention }

/**
 * Deletes what the company no longer keeps. Each batch is recorded in the audit log with the number of rows it
 * deleted.
 */
export async function applyRetention({ db, company }: Ctx, now = new Date(), atOnce = batch): Promise<void> {
  for (const name of retainedNames) {
    const from = retainedFrom(company[name], jstDay(now))
    if (from === null) continue
    while ((await deleteBatch({ db }, name, from, atOnce)) === atOnce) {}
  }
}

/** How many rows were deleted. */
function deleteBatch(ctx: { db: Db }, name: RetainedName, from: string, atOnce: number): Promise<number> {
  return withTransaction(ctx, async (tx) => {
    const rows = await take(tx, name, startOfJstDay(from), atOnce)
    if (rows > 0)
      await recordAudit(tx, {
        actor: null,
        action: 'retention.delete',
        entity: 'retention',
        entityId: name,
        after: { rows, olderThan: from },
      })
    return rows
  })
}

async function take(tx: Tx, name: RetainedName, before: Date, atOnce: number): Promise<number> {
  const { table, old, emptied } = retainedRows[name]
  // The audit log itself allows old entries to be deleted only where this is set, see the trigger `audit_kept`.
  await sql`select set_config('seriba.retention', 'on', true)`.execute(tx)
  const chosen = sql`select ctid from ${sql.table(table)} where ${old(before)} limit ${atOnce} for update skip locked`
  const { numAffectedRows = 0n } = emptied
    ? await sql`update ${sql.table(table)} set ${emptied} where ctid in (${chosen})`.execute(tx)
    : await sql`delete from ${sql.table(table)} where ctid in (${chosen})`.execute(tx)
  return Number(numAffectedRows)
}
