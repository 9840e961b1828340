import { sendPush } from '@seriba/server-alerts/send-push'
import { sendTelegram } from '@seriba/server-alerts/telegram/send-telegram'
import type { Config } from '@seriba/server-kit/config'
import { sql } from 'kysely'
import { pino } from 'pino'
import { aListener, dispatchNumberedAlerts, pushesTo } from './alert-jobs.ts'
import type { TestUser } from './builders.ts'
import type { fakeBot } from './fake-bot.ts'
import type { fakePushService } from './fake-push-service.ts'
import type { TestServer } from './server.ts'

type Fakes = {
  service: ReturnType<typeof fakePushService>
  bot: ReturnType<typeof fakeBot>
}
const log = pino({ level: 'silent' })
const publicUrl = 'https://portal.example'
let readers = 0

/** Subscribes a user's browser and chat at the fakes; returns what reaches them from now on. */
export async function anAwayReader(
  server: TestServer,
  { service, bot }: Fakes,
  user: TestUser,
  off: readonly string[] = [],
) {
  const number = ++readers
  const chat = 4000 + number
  const device = await aListener(server, user)
  await server.db
    .updateTable('push_subscriptions')
    .set({ endpoint: service.urlOf(`reader-${number}`) })
    .where('id', '=', device.id)
    .execute()
  await server.db
    .updateTable('users')
    .set({ telegram_chat_id: chat, notifications_off: [...off] })
    .where('id', '=', user.id)
    .execute()

  /** Sends what is waiting, as the worker does. */
  async function send() {
    await dispatchNumberedAlerts(server.db)
    for (const alert of await pushesTo(server.db, device.id))
      await sendPush(
        { db: server.db, log, contact: publicUrl, privateHosts: true },
        { deviceId: device.id, alert },
      )
    const { rows } = await sql<{ payload: Parameters<typeof sendTelegram>[1] }>`
      select payload from graphile_worker._private_jobs
      where payload->>'userId' = ${String(user.id)} and payload->'alert' is not null order by id`.execute(
      server.db,
    )
    const telegram = bot.telegram satisfies Config['telegram']
    for (const { payload } of rows) await sendTelegram({ db: server.db, log, telegram, publicUrl }, payload)
    await sql`
      delete from graphile_worker._private_jobs
      where payload->>'deviceId' = ${String(device.id)}
        or (payload->>'userId' = ${String(user.id)} and payload->'alert' is not null)`.execute(server.db)
  }

  /** What was shown since the last call. */
  async function received() {
    const [path, pushesBefore, callsBefore] = [`/reader-${number}`, service.received.length, bot.calls.length]
    await send()
    return {
      pushes: service.received
        .slice(pushesBefore)
        .filter((push) => push.path === path)
        .map(({ body }) => device.read(body)),
      messages: bot.calls
        .slice(callsBefore)
        .filter(({ body }) => body.chat_id === chat)
        .map(({ body }) => String(body.text)),
    }
  }
  return { session: device.session, received }
}
