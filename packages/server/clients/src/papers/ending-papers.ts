import type { PaperType } from '@seriba/domain/clients/paper-types'
import { paperWarningDays } from '@seriba/domain/clients/papers'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import type { Db, Tx } from '@seriba/server-kit/db'
import { type RawBuilder, sql } from 'kysely'

/** The documents `p` that still count: accepted ones until they expire, and those waiting for review. */
export const isCurrentPaper = (now: Date): RawBuilder<boolean> => sql<boolean>`
  (p.deleted_at is null and p.state <> 'refused'
    and (p.state <> 'checked' or p.valid_until is null or p.valid_until >= ${jstDay(now)}::date))`

/**
 * Accepted documents `p` that have expired or will within thirty days, and that no later document of the same type
 * replaces. "Other" documents differ in kind, so none replaces another.
 */
export const isEnding = (now: Date): RawBuilder<boolean> => sql<boolean>`
  (p.deleted_at is null and p.state = 'checked' and p.valid_until <= ${addDays(jstDay(now), paperWarningDays)}::date
    and not exists (
      select from client_papers n
      where n.client_id = p.client_id and n.type = p.type and n.type <> 'other' and n.id > p.id
        and n.deleted_at is null and n.state <> 'refused'
        and (n.state = 'new' or n.valid_until is null or n.valid_until > p.valid_until)
    ))`

/** A client's documents that have expired or will soon, the first to expire first. */
export async function endingPapersOf(db: Db | Tx, clientId: number, now: Date) {
  const { rows } = await sql<{ type: PaperType; validUntil: string }>`
    select p.type, p.valid_until::text as "validUntil" from client_papers p
    where p.client_id = ${clientId}::bigint and ${isEnding(now)}
    order by p.valid_until, p.id`.execute(db)
  return rows
}

/** Counts clients who have a document that has expired or will soon: those of one member of staff, or all. */
export async function countEndingPapers(db: Db, managerId: number | null, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct p.client_id) as count
    from client_papers p join users c on c.id = p.client_id
    where ${isEnding(now)} and c.deleted_at is null
      and (${managerId}::bigint is null or c.manager_id = ${managerId}::bigint)`.execute(db)
  return rows[0]?.count ?? 0
}
