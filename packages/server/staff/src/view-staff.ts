import type { Input, Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/staff'
import type { Actor } from '@seriba/domain/access/actor'
import { staffCan } from '@seriba/domain/access/staff-can'
import { overriddenBy } from '@seriba/server-account/overridden-by'
import { listSessions } from '@seriba/server-account/sessions.repository'
import { recoveryCodesLeft } from '@seriba/server-account/two-step/recovery-codes'
import { lotFinished } from '@seriba/server-credit/lot-finished'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { staffRowOf } from './list-staff.ts'
import { actingStaff, findStaff } from './staff.repository.ts'

/** A member of staff, with their rights, their responsibilities, and where they are logged in. */
export async function viewStaff(
  { db }: { db: Db },
  actor: Actor,
  { id }: Input<typeof contracts.viewStaff>,
): Promise<Output<typeof contracts.viewStaff>> {
  const row = await findStaff(db, id)
  const person = staffRowOf(row)
  const now = new Date()
  const [work, by, sessions, recoveryCodes, acting, lately] = await Promise.all([
    workOf(db, id, now),
    overriddenBy(db, id, Object.keys(person.overrides)),
    listSessions(db, id),
    recoveryCodesLeft(db, id),
    actingStaff(db, actor.userId),
    actor.permission.auditView ? latelyOf(db, id) : null,
  ])
  const verdict = staffCan.change(acting, person)
  return {
    ...person,
    ...work,
    createdAt: row.created_at,
    language: row.language,
    twoStepSince: row.two_step_since,
    recoveryCodes,
    lately,
    overriddenBy: by,
    sessions: sessions.map((session) => ({
      id: session.id,
      ip: session.ip,
      userAgent: session.user_agent,
      since: session.created_at,
      lastSeen: session.last_seen_at,
      online: new Date(session.access_expires).getTime() > now.getTime(),
    })),
    locked: verdict.ok ? null : verdict.reason,
  }
}

/** Current work for somebody's clients. */
async function workOf(db: Db, id: number, now: Date) {
  const { rows } = await sql<{ liveBids: number; bidsSoon: number; purchases: number; translations: number }>`
    with theirs as (select c.id from users c where c.manager_id = ${id}::bigint),
    live as (
      select l.auction_at from bids b join lots l on l.id = b.lot_id
      where b.client_id in (select id from theirs) and b.status in (1, 2) and not ${lotFinished(now)}
    )
    select
      (select count(*)::int from live) as "liveBids",
      (select count(*)::int from live
        where auction_at <= ${now}::timestamptz + interval '1 hour') as "bidsSoon",
      (select count(*)::int from purchases p
        where p.client_id in (select id from theirs) and coalesce(p.status, 0) < 5) as purchases,
      (select count(*)::int from translation_holders where user_id = ${id}::bigint) as translations`.execute(
    db,
  )
  return rows[0] ?? { liveBids: 0, bidsSoon: 0, purchases: 0, translations: 0 }
}

const latelyShown = 5

/** What somebody did most recently. */
const latelyOf = (db: Db, id: number) =>
  db
    .selectFrom('audit')
    .select(['at', 'action'])
    .where('actor_id', '=', sql<number>`${id}::bigint`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(latelyShown)
    .execute()
