import { roleIds } from '@seriba/domain/access/roles'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { jstDay } from '@seriba/domain/time/jst'
import { actorOf } from '@seriba/server-account/session'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { wantsMail } from '@seriba/server-notifications/wants-mail'
import { lotQueryOf } from './lot-query-of.ts'
import { findNewLots } from './new-lots.repository.ts'
import { ceilingOf } from './searches.repository.ts'
import { lotsShown, type MailSite, sendNewLots } from './send-new-lots.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    mailNewLots: Record<string, never>
  }
}

/** An import's batch is visible only after its commit: lots younger than this wait for the next email. */
const settledMs = 5 * 60_000

type MailContext = { db: Db; site: MailSite }

/** Emails every search that wants it, once per Japanese day, if there is something new (GAP13). */
export async function mailNewLots({ db, site }: MailContext, now = new Date()): Promise<void> {
  const searches = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('daily_email', '=', true)
    .execute()
  const failures: unknown[] = []
  for (const { id } of searches) {
    // Separately: a problem with one search does not keep others from their email.
    await withTransaction({ db }, (tx) => mailSearch(tx, site, id, now)).catch((error) =>
      failures.push(error),
    )
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} searches were not mailed`)
}

async function mailSearch(tx: Tx, site: MailSite, id: number, now: Date) {
  const search = await lockDue(tx, id, jstDay(now))
  if (!search || !actorOf(search).permission[pageTypes[search.page_type].needs]) return
  const query = lotQueryOf(search.params, search.page_type)

  const until = new Date(now.getTime() - settledMs)
  const { lots, total } = await findNewLots(tx, query, {
    window: { since: new Date(search.seen_until), until },
    limit: lotsShown,
    ceiling: ceilingOf(search),
    userId: search.id,
  })
  if (total === 0) return
  await tx
    .updateTable('saved_searches')
    .set({ seen_until: until, mailed_on: jstDay(now) })
    .where('id', '=', id)
    .execute()

  await sendNewLots(tx, site, { ...search, id }, { lots, total }, 'daily')
}

/** A search that has had no email today, with its owner; locked, so that no other process emails it too. */
const lockDue = (tx: Tx, id: number, today: string) =>
  tx
    .selectFrom('saved_searches as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.page_type', 's.title', 's.params', 's.seen_until', 's.ceiling', 's.ceiling_by'])
    .select(['u.id', 'u.email', 'u.language', 'u.user_type', 'u.role_id', 'u.permissions', 'u.staff_role'])
    .where('s.id', '=', id)
    .where('s.daily_email', '=', true)
    .where('u.role_id', '!=', roleIds.disabled)
    .where(wantsMail('u', 'newLots.email'))
    .where((eb) => eb.or([eb('s.mailed_on', 'is', null), eb('s.mailed_on', '<', today)]))
    .forUpdate('s')
    .skipLocked()
    .executeTakeFirst()
