import type { AwayChannel } from '@seriba/domain/notifications/choices'
import type { Tx } from '@seriba/server-kit/db'
import { enqueue } from '@seriba/server-kit/jobs'
import { sql } from 'kysely'
import type { Alert } from './alert.ts'
import type {} from './send-push.ts'
import type {} from './telegram/send-telegram.ts'

/**
 * A job for every subscribed browser and for the chat, each tried and repeated independently. Returns the number of
 * jobs.
 */
export async function enqueueAlert(
  tx: Tx,
  userId: number,
  channels: readonly AwayChannel[],
  alert: Alert,
): Promise<number> {
  let jobs = 0
  if (channels.includes('push')) {
    const { rows } = await sql<{ id: number }>`
      select p.id from push_subscriptions p join sessions s on s.id = p.session_id and s.closed_at is null
      where p.user_id = ${userId}`.execute(tx)
    for (const { id } of rows) await enqueue(tx, 'push', { deviceId: id, alert })
    jobs += rows.length
  }
  if (channels.includes('telegram')) {
    const { rows } = await sql`
      select from users where id = ${userId} and telegram_chat_id is not null`.execute(tx)
    if (rows.length > 0) await enqueue(tx, 'telegram', { userId, alert })
    jobs += rows.length
  }
  return jobs
}
