import type { Actor } from '@seriba/domain/access/actor'
import type { AuditAction } from '@seriba/domain/audit/audit-actions'
import type { AuditEntity } from '@seriba/domain/audit/audit-log'
import type { Tx } from './db-types.ts'

export type AuditEntry = {
  /** Null where the system itself acts. */
  actor: Pick<Actor, 'userId'> | null
  action: AuditAction
  entity: AuditEntity
  entityId: string | number
  before?: unknown
  after?: unknown
  ip?: string
  /** Why; without it, what `after` says of it. */
  reason?: string | null | undefined
}

/** Writes what was done into the trail that nobody can change, in the transaction that does it. */
export const recordAudit = (tx: Tx, entry: AuditEntry) => recordAudits(tx, [entry])

/** The same for several things that are done at once. */
export async function recordAudits(tx: Tx, entries: readonly AuditEntry[]) {
  if (entries.length > 0) await tx.insertInto('audit').values(entries.map(rowOf)).execute()
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

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
