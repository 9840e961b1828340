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
export async function recordAudit(
  tx: Tx,
  { actor, entityId, before, after, ip, reason, ...entry }: AuditEntry,
) {
  await tx
    .insertInto('audit')
    .values({
      ...entry,
      actor_id: actor?.userId ?? null,
      entity_id: String(entityId),
      before: json(before),
      after: json(after),
      ip: ip ?? null,
      reason: reason || reasonIn(after),
    })
    .execute()
}

function reasonIn(after: unknown): string | null {
  const { reason } = (after ?? {}) as { reason?: unknown }
  return typeof reason === 'string' && reason !== '' ? reason : null
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
