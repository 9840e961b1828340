import { auditCountedTo } from '@seriba/domain/audit/audit-log'
import type { Db } from '@seriba/server-kit/db'
import { type RawBuilder, sql } from 'kysely'

export type AuditRow = {
  id: number
  at: string
  actor_id: number | null
  actor: string | null
  actor_role: number | null
  action: string
  entity: string
  entity_id: string
  before: unknown
  after: unknown
  reason: string | null
  ip: string | null
}

type Page = { limit: number; offset: number }

/** Entries that match a condition, newest first. */
export async function pageOfAudit(
  db: Db,
  condition: RawBuilder<unknown>,
  { limit, offset }: Page,
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select a.id, a.at, a.actor_id, u.full_name as actor, u.role_id as actor_role, a.action, a.entity, a.entity_id,
      a.before, a.after, a.reason, a.ip
    from (
      select a.* from audit a where ${condition} order by a.at desc, a.id desc limit ${limit} offset ${offset}
    ) a left join users u on u.id = a.actor_id
    order by a.at desc, a.id desc`.execute(db)
  return rows
}

/** How many there are; beyond the counting limit, the limit plus one. */
export async function countAudit(
  db: Db,
  condition: RawBuilder<unknown>,
  upTo: number | null = auditCountedTo + 1,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from audit a where ${condition} limit ${upTo}) a`.execute(db)
  return rows[0]?.count ?? 0
}
