import type { PaperType } from '@seriba/domain/clients/paper-types'
import { paperWarningDays } from '@seriba/domain/clients/papers'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import type { Db, Tx } from '@seriba/server-kit/db'
import { type RawBuilder, sql } from 'kysely'

/** The papers `p` that still count: accepted ones until their last day, and those that wait to be looked at. */
export const isHere = (now: Date): RawBuilder<boolean> => sql<boolean>`
  (p.deleted_at is null and p.state <> 'refused'
    and (p.state <> 'checked' or p.valid_until is null or p.valid_until >= ${jstDay(now)}::date))`

/**
 * Accepted papers `p` that have ended or do so within thirty days, and that no later paper of their kind replaces.
 * "Other" papers are of many kinds, so that none replaces another.
 */
export const isEnding = (now: Date): RawBuilder<boolean> => sql<boolean>`
  (p.deleted_at is null and p.state = 'checked' and p.valid_until <= ${addDays(jstDay(now), paperWarningDays)}::date
    and not exists (
      select from client_papers n
      where n.client_id = p.client_id and n.type = p.type and n.type <> 'other' and n.id > p.id
        and n.deleted_at is null and n.state <> 'refused'
        and (n.state = 'new' or n.valid_until is null or n.valid_until > p.valid_until)
    ))`

/** The papers of a client that have ended or end soon, the first to end first. */
export async function endingPapersOf(db: Db | Tx, clientId: number, now: Date) {
  const { rows } = await sql<{ type: PaperType; validUntil: string }>`
    select p.type, p.valid_until::text as "validUntil" from client_papers p
    where p.client_id = ${clientId}::bigint and ${isEnding(now)}
    order by p.valid_until, p.id`.execute(db)
  return rows
}

/** Clients who have a paper that has ended or ends soon; of one member of staff, or everyone's. */
export async function countEndingPapers(db: Db, managerId: number | null, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct p.client_id) as count
    from client_papers p join users c on c.id = p.client_id
    where ${isEnding(now)} and c.deleted_at is null
      and (${managerId}::bigint is null or c.manager_id = ${managerId}::bigint)`.execute(db)
  return rows[0]?.count ?? 0
}
