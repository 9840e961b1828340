import { permissionsOf } from '@seriba/domain/access/permission-templates'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { lateAlarm } from '@seriba/domain/feeds/late-alarm'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { findFeeds } from '../desk/feeds.repository.ts'
import { lateFeedMailTexts } from './late-feed-mail-texts.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    warnOfLateFeeds: Record<string, never>
  }
}

type Watched = Awaited<ReturnType<typeof findFeeds>>[number]

/** Emails everyone who may manage feeds once when a feed is late, and once when it is back. */
export async function warnOfLateFeeds(
  { db, site }: { db: Db; site: { url: string } },
  now = new Date(),
): Promise<void> {
  for (const feed of await findFeeds(db, now))
    await withTransaction({ db }, (tx) => watch(tx, feed, `${site.url}/console/feeds?feed=${feed.id}`, now))
}

async function watch(tx: Tx, feed: Watched, url: string, now: Date) {
  const { id, name, everyMinutes, lastAt, state } = feed
  // Another process may be doing it.
  const stored = await tx
    .selectFrom('feeds')
    .select('told_late_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!stored) return
  const alarm = lateAlarm({ state, lastAt, toldLateAt: stored.told_late_at })
  if (alarm === null) return
  const told_late_at = alarm === 'late' ? now.toISOString() : null
  await tx.updateTable('feeds').set({ told_late_at }).where('id', '=', id).execute()
  if (alarm === 'forget') return
  for (const { email, language } of await feedStaff(tx))
    await sendMail(tx, lateFeedMailTexts, {
      to: email,
      language: languageOf(language),
      template: alarm === 'late' ? 'feedLate' : 'feedBack',
      values: { feed: name, everyMinutes: everyMinutes ?? 0, lastAt, url },
    })
}

/** The staff who may manage feeds. */
async function feedStaff(tx: Tx) {
  const staff = await tx
    .selectFrom('users')
    .select(['email', 'language', 'permissions', 'staff_role'])
    .where(({ eb, or }) => or([eb('user_type', '=', userTypes.manager), eb('role_id', '=', roleIds.manager)]))
    .where('role_id', '<>', roleIds.disabled)
    .where('closed_at', 'is', null)
    .orderBy('id')
    .execute()
  return staff.filter(
    ({ permissions, staff_role }) =>
      permissionsOf('manager', permissions, staff_role ?? 'manager').feedsManage,
  )
}
