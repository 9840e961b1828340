import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '@seriba/domain/access/actor'
import type { AuditAction } from '@seriba/domain/audit/audit-actions'
import type { AuditEntity } from '@seriba/domain/audit/audit-log'
import type { Tx } from './db-types.ts'

export type AuditEntry = {
  /** Null if the system itself acts. */
  actor: Pick<Actor, 'userId'> | null
  action: AuditAction
  entity: AuditEntity
  entityId: string | number
  before?: unknown
  after?: unknown
  ip?: string
  /** Now, by default. */
  at?: Date
  /** The reason; by default the one in `after`. */
  reason?: string | null | undefined
}

/**
 * Records an action in the append-only audit log, in the transaction that performs it. Saving a form unchanged is not
 * an action: an entry with no difference before and after, and without a reason, is skipped.
 */
export const recordAudit = (tx: Tx, entry: AuditEntry) => recordAudits(tx, [entry])

/** The same for several actions at once. */
export async function recordAudits(tx: Tx, entries: readonly AuditEntry[]) {
  const rows = entries.map(rowOf).filter(changesSomething)
  if (rows.length > 0) await tx.insertInto('audit').values(rows).execute()
}

function changesSomething({ before, after, reason }: ReturnType<typeof rowOf>): boolean {
  if (before === null || after === null || reason !== null) return true
  return !isDeepStrictEqual(JSON.parse(before), JSON.parse(after))
}

const rowOf = ({ actor, entityId, before, after, ip, reason, ...entry }: AuditEntry) => ({
  ...entry,
  actor_id: actor?.userId ?? null,
  entity_id: String(entityId),
  before: json(before),
  after: json(after),
  ip: ip ?? null,
  reason: reason || reasonIn(after),
})

function reasonIn(after: unknown): string | null {
  const { reason } = (after ?? {}) as { reason?: unknown }
  return typeof reason === 'string' && reason !== '' ? reason : null
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))
