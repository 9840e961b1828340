import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from './db-types.ts'

export type CountedChannel = 'email' | 'push' | 'telegram'

const today = sql`(now() at time zone 'UTC')::date`

/** The first of seven days, of which today is the last. */
export const weekBegins = sql`(${today} - 6)`

/** Counts one more message that a channel accepted for somebody, or that quiet hours held back. */
export async function countInChannel(
  db: Db | Tx,
  userId: number,
  channel: CountedChannel,
  what: 'sent' | 'held',
): Promise<void> {
  await add(db, sql`select ${userId}::integer`, channel, what)
}

/** A message that a channel has accepted is not sent again just because it could not be counted. */
export const countSent = (db: Db, userId: number, channel: CountedChannel): Promise<void> =>
  countInChannel(db, userId, channel, 'sent').catch(() => {})

/** The same for an email, of which only the address is known; addresses that nobody logs in with are not counted. */
export const countMail = (db: Db, to: string): Promise<void> =>
  add(db, sql`select id from users where lower(email) = lower(${to})`, 'email', 'sent').then(
    () => {},
    () => {},
  )

const add = (db: Db | Tx, whom: RawBuilder<unknown>, channel: CountedChannel, what: 'sent' | 'held') =>
  sql`
    insert into channel_counts as c (user_id, day, channel, ${sql.ref(what)})
    select whom.*, ${today}, ${channel}, 1 from (${whom}) whom
    on conflict (user_id, day, channel) do update set ${sql.ref(what)} = c.${sql.ref(what)} + 1`.execute(db)
