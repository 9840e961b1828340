import { type Db, withTransaction } from '@seriba/server-kit/db'
import { enqueueLater } from '@seriba/server-kit/jobs'
import { postExternal } from '@seriba/server-kit/post-external'
import { retryAfter } from '@seriba/server-kit/retry-after'
import type { FastifyBaseLogger } from 'fastify'
import webPush from 'web-push'
import type { Alert } from './alert.ts'
import { pushKeys } from './push-keys.ts'
import { recordSent } from './record-sent.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    push: { deviceId: number; alert: Alert }
  }
}

/** Older news is not worth waking anybody up for: it is in the list of notifications. */
const usefulForMs = 6 * 3_600_000
const answersWithinMs = 10_000
/** However short a pause a service asks for: a browser can name any address as its service. */
const shortestPauseMs = 30_000

export type PushContext = {
  db: Db
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Where push services can write to about us: an https or email address. */
  contact: string
  /** Push services are on the internet, unless an operator runs their own. */
  privateHosts?: boolean
  timeoutMs?: number
}

/**
 * Passes an alert to a browser's push service. A browser that no longer exists is removed; if a service is busy or
 * unreachable, the worker tries again, no sooner than the service wants. The alert's number is its tag, so that a
 * browser shows it once however often it arrives.
 */
export async function sendPush(
  { db, log, contact, privateHosts = false, timeoutMs = answersWithinMs }: PushContext,
  { deviceId, alert }: { deviceId: number; alert: Alert },
  now = new Date(),
): Promise<void> {
  const age = now.getTime() - Date.parse(alert.at)
  if (age > usefulForMs) return
  const device = await db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .select(['p.user_id', 'p.endpoint', 'p.p256dh', 'p.auth'])
    .where('p.id', '=', deviceId)
    .where('s.closed_at', 'is', null)
    .executeTakeFirst()
  if (!device) return

  const { endpoint, p256dh, auth } = device
  const { body, headers } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(alert),
    {
      vapidDetails: { subject: contact, ...(await pushKeys(db)) },
      TTL: Math.floor((usefulForMs - age) / 1000),
      urgency: alert.urgent ? 'high' : 'normal',
      topic: alert.tag,
      contentEncoding: 'aes128gcm',
    },
  )
  const answer = await postExternal(endpoint, { headers, body, timeoutMs, privateHosts })
  const { status } = answer
  if (status >= 200 && status < 300) return recordSent(db, { userId: device.user_id, channel: 'push', alert })
  const pauseMs = status === 429 || status === 503 ? retryAfter(answer.headers['retry-after'] ?? null) : null
  if (pauseMs !== null) {
    const later = { afterMs: Math.max(pauseMs, shortestPauseMs), key: `push:${deviceId}:${alert.tag}` }
    await withTransaction({ db }, (tx) => enqueueLater(tx, 'push', { deviceId, alert }, later))
    return
  }
  if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`)
  // 404 and 410 mean that the browser unsubscribed; trying again will not fix any other status either.
  if (status !== 404 && status !== 410) log.warn({ status, deviceId }, 'a push service refused a browser')
  await db.deleteFrom('push_subscriptions').where('id', '=', deviceId).execute()
}
