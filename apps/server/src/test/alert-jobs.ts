import type { Alert } from '@seriba/server-alerts/alert'
import { dispatchAlerts } from '@seriba/server-alerts/dispatch-alerts'
import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { aClient, type TestUser } from './builders.ts'
import { aPushBrowser } from './fake-push-service.ts'
import { numberEvents } from './number-events.ts'
import type { TestServer } from './server.ts'

type Job<Payload> = { task: string; payload: Payload }

/** Numbers the committed events, as the relay does, and dispatches their alerts. */
export async function dispatchNumberedAlerts(db: Db, now?: Date) {
  await numberEvents(db)
  await dispatchAlerts({ db }, now)
}

/** The alerts waiting to be sent to a browser. */
export async function pushesTo(db: Db, deviceId: number): Promise<Alert[]> {
  const { rows } = await sql<Job<{ alert: Alert }>>`
    select payload from graphile_worker._private_jobs
    where payload->>'deviceId' = ${String(deviceId)} order by id`.execute(db)
  return rows.map(({ payload }) => payload.alert)
}

let browsers = 0

/** Subscribes a user's browser with its own session; returns its device and a function that reads its messages. */
export async function aListener(server: TestServer, user: TestUser) {
  const session = await server.signInAs(user)
  const { p256dh, auth, read } = aPushBrowser()
  const endpoint = `https://push.example/${++browsers}`
  const { statusCode } = await session.post('/user/push-subscribe', { endpoint, p256dh, auth })
  if (statusCode !== 200) throw new Error(`the browser was not kept: ${statusCode}`)
  const { id } = await server.db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('endpoint', '=', endpoint)
    .executeTakeFirstOrThrow()
  return { id, endpoint, p256dh, auth, read, session }
}

/** A new client with a browser subscribed at this push service address. */
export async function aListeningClient(server: TestServer, endpoint: string) {
  const client = await aClient(server.db)
  const device = await aListener(server, client)
  await server.db.updateTable('push_subscriptions').set({ endpoint }).where('id', '=', device.id).execute()
  return { client, ...device }
}
