import type * as contracts from '@seriba/contracts/audit'
import type { Input, Output } from '@seriba/contracts/contract'
import type { Db } from '@seriba/server-kit/db'
import { type AuditRow, countAudit, pageOfAudit } from './audit.repository.ts'
import { type AuditFilter, matching } from './audit-filter.ts'
import { objectsOf } from './audit-objects.ts'
import { changesIn, reasonOf } from './changes.ts'

/** What was done, newest first: staff with the right to it see everything. */
export async function listAudit(
  { db }: { db: Db },
  { page, pageSize, ...filter }: Input<typeof contracts.listAudit>,
): Promise<Output<typeof contracts.listAudit>> {
  const condition = await matching(db, filter)
  const [entries, total] = await Promise.all([
    entriesOf(db, await pageOfAudit(db, condition, { limit: pageSize, offset: (page - 1) * pageSize })),
    countAudit(db, condition),
  ])
  return { entries, pageInfo: { page, pageSize, totalSearchResults: total, totalResults: total } }
}

/** Everything that matches a filter, up to a limit, and how many there are. */
export async function allAudit(db: Db, filter: AuditFilter, limit: number) {
  const condition = await matching(db, filter)
  const entries = await entriesOf(db, await pageOfAudit(db, condition, { limit, offset: 0 }))
  return { entries, total: entries.length < limit ? entries.length : await countAudit(db, condition, null) }
}

async function entriesOf(db: Db, rows: readonly AuditRow[]) {
  const objectOf = await objectsOf(db, rows)
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    actorId: row.actor_id,
    actor: row.actor,
    actorRoleId: row.actor_role,
    action: row.action,
    entity: row.entity,
    entityId: row.entity_id,
    ...objectOf(row),
    changes: changesIn(row.before, row.after),
    reason: reasonOf(row.reason, row.after),
    ip: row.ip,
  }))
}
