import type { News } from '@seriba/contracts/notifications'
import { isManager } from '@seriba/domain/access/actor'
import type { Permissions } from '@seriba/domain/access/permissions'
import type { StaffRole } from '@seriba/domain/access/staff-roles'
import {
  awayChannels,
  awayChannelsFor,
  type NotificationSwitch,
  topicOfEvent,
} from '@seriba/domain/notifications/choices'
import { homePathFor } from '@seriba/domain/notifications/notification-link'
import { actorOf } from '@seriba/server-account/session'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sql } from 'kysely'
import { alertTexts } from './alert-texts.ts'
import { enqueueAlert } from './enqueue-alert.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    quietOver: { userId: number }
  }
}

const linesShown = 3

const summaryTitle = {
  en: (count: number) => `${count} notifications during quiet hours`,
  ru: (count: number) => `Уведомлений за тихие часы: ${count}`,
}

type Held = {
  seq: number
  payload: News
  id: number
  language: number
  user_type: number
  role_id: number
  permissions: Partial<Permissions>
  staff_role: StaffRole | null
  off: NotificationSwitch[]
}

/** Sends what quiet hours held back, as one message when they are over. */
export function quietOver(
  { db }: { db: Db },
  { userId }: { userId: number },
  now = new Date(),
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const { rows } = await sql<Held>`
      with held as (delete from held_alerts where user_id = ${userId} returning seq)
      select e.seq, e.payload, u.id, u.language, u.user_type, u.role_id, u.permissions, u.staff_role, u.notifications_off as off
      from held join events e using (seq) join users u on u.id = ${userId}
      order by e.seq`.execute(tx)
    const [first] = rows
    if (!first) return
    const reader = actorOf(first)
    const language = languageOf(first.language)
    for (const channel of awayChannels) {
      const wanted = rows.filter((row) =>
        awayChannelsFor(row, topicOfEvent[row.payload.eventType]).includes(channel),
      )
      const texts = wanted.map(({ payload }) => alertTexts(payload, reader, language))
      const [only] = texts
      if (!only) continue
      const home = homePathFor(reader)
      const summary =
        texts.length === 1
          ? only
          : {
              title: summaryTitle[language](texts.length),
              body: texts
                .slice(-linesShown)
                .map(({ title, body }) => `${title}: ${body.split('\n')[0]}`)
                .join('\n'),
              path: isManager(reader) ? `/console${home}` : home,
            }
      const alert = { ...summary, tag: `q${first.seq}`, urgent: false, at: now.toISOString() }
      await enqueueAlert(tx, userId, [channel], alert)
    }
  })
}
