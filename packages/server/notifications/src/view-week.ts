import type { Output } from '@seriba/contracts/contract'
import type * as contracts from '@seriba/contracts/notification-list'
import type { Actor } from '@seriba/domain/access/actor'
import { type CountedChannel, weekBegins } from '@seriba/server-kit/channel-counts'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { countWeek } from './notification-list.repository.ts'

/** What reached the actor in seven days on each channel, as far as it is known. */
export async function viewWeek({ db }: { db: Db }, actor: Actor): Promise<Output<typeof contracts.viewWeek>> {
  const [inApp, { rows }] = await Promise.all([
    countWeek(db, actor),
    sql<{ channel: CountedChannel; sent: number; held: number }>`
      select channel, sum(sent)::integer as sent, sum(held)::integer as held from channel_counts
      where user_id = ${actor.userId} and day >= ${weekBegins}
      group by channel`.execute(db),
  ])
  const of = (channel: CountedChannel) => rows.find((row) => row.channel === channel) ?? { sent: 0, held: 0 }
  const away = (channel: 'push' | 'telegram') => ({ channel, ...of(channel), opened: null })
  return {
    channels: [
      { channel: 'inApp', ...inApp, held: null },
      away('push'),
      away('telegram'),
      // Emails are never held back until morning.
      { channel: 'email', sent: of('email').sent, opened: null, held: null },
    ],
  }
}
