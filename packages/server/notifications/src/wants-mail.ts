import { biddingMails, type NotificationSwitch } from '@seriba/domain/notifications/choices'
import { type RawBuilder, sql } from 'kysely'

type MailSwitch = Extract<NotificationSwitch, `${string}.email`>

/** Whether the owner of a `users` row, by its name in the query, wants emails about a topic. */
export function wantsMail(user: string, mail: MailSwitch): RawBuilder<boolean> {
  const chosen = sql<boolean>`not (${mail}::text = any(${sql.ref(`${user}.notifications_off`)}))`
  if (!biddingMails.includes(mail)) return chosen
  return sql`(${sql.ref(`${user}.bid_email_notify`)} and ${chosen})`
}
