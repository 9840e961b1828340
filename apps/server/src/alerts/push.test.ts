import type { Alert } from '@seriba/server-alerts/alert'
import { sendPush } from '@seriba/server-alerts/send-push'
import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { aListener, aListeningClient, pushesTo } from '../test/alert-jobs.ts'
import { aClient } from '../test/builders.ts'
import { fakePushService } from '../test/fake-push-service.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const service = fakePushService()
const context = () => ({
  db: server.db,
  log: pino({ level: 'silent' }),
  contact: 'https://portal.example',
  privateHosts: true,
})

const alert = (more: Partial<Alert> = {}): Alert => ({
  tag: 'e7',
  title: 'You won 1 auction',
  body: 'USS Tokyo 20461, Toyota Prado',
  path: '/bids?status=win',
  urgent: true,
  at: new Date().toISOString(),
  ...more,
})

const listener = (name: string) => aListeningClient(server, service.urlOf(name))
const sentTo = (name: string) => service.received.filter(({ path }) => path === `/${name}`)
const isKept = async (id: number) =>
  (await server.db.selectFrom('push_subscriptions').select('id').where('id', '=', id).execute()).length === 1

/** How long messages to a browser wait, to within about five seconds. */
async function pausesOf(deviceId: number): Promise<number[]> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from run_at - now()) as seconds from graphile_worker._private_jobs
    where payload->>'deviceId' = ${String(deviceId)} order by run_at`.execute(server.db)
  return rows.map(({ seconds }) => Math.round(Number(seconds) / 5) * 5)
}

describe('a push message', () => {
  test('can be decrypted by the browser it is for and is signed by the company', async () => {
    const { id, read } = await listener('read')
    await sendPush(context(), { deviceId: id, alert: alert() })
    const [message] = sentTo('read')
    expect(read(message?.body ?? Buffer.of())).toMatchObject({
      title: 'You won 1 auction',
      path: '/bids?status=win',
    })
    expect(message?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'high',
      topic: 'e7',
      authorization: expect.stringMatching(/^vapid t=/),
    })
  })

  test('is not repeated to a browser that has unsubscribed', async () => {
    const { id } = await listener('gone')
    service.answer(410)
    await sendPush(context(), { deviceId: id, alert: alert() })
    expect(await isKept(id)).toBe(false)
    await sendPush(context(), { deviceId: id, alert: alert() })
    expect(sentTo('gone')).toHaveLength(1)
  })

  test('is retried while the push service is busy or unavailable', async () => {
    const { id } = await listener('busy')
    service.answer(429, 503)
    await expect(sendPush(context(), { deviceId: id, alert: alert() })).rejects.toThrow('429')
    await expect(sendPush(context(), { deviceId: id, alert: alert() })).rejects.toThrow('503')
    await sendPush(context(), { deviceId: id, alert: alert() })
    expect(sentTo('busy')).toHaveLength(3)
    expect(await isKept(id)).toBe(true)
  })

  test('waits as long as a busy push service asks, whether in seconds or until a date', async () => {
    const { id } = await listener('pause')
    const inAMinute = new Date(Date.now() + 60_000).toUTCString()
    service.answer({ status: 429, retryAfter: '35' }, { status: 503, retryAfter: inAMinute })
    await sendPush(context(), { deviceId: id, alert: alert() })
    await sendPush(context(), { deviceId: id, alert: alert({ tag: 'e8' }) })
    expect(await pausesOf(id)).toEqual([35, 60])
    expect(await isKept(id)).toBe(true)
  })

  test('waits at least half a minute, however short a pause a busy push service asks for', async () => {
    const { id } = await listener('hurry')
    service.answer({ status: 429, retryAfter: '0' })
    await sendPush(context(), { deviceId: id, alert: alert() })
    expect(await pausesOf(id)).toEqual([30])
  })

  test('is retried if the push service does not answer in time', async () => {
    const { id } = await listener('silent')
    service.answer('none')
    await expect(
      sendPush({ ...context(), timeoutMs: 50 }, { deviceId: id, alert: alert() }),
    ).rejects.toThrow()
    expect(await isKept(id)).toBe(true)
    await sendPush(context(), { deviceId: id, alert: alert() })
    expect(sentTo('silent')).toHaveLength(2)
  })

  test('is not sent hours too late', async () => {
    const { id } = await listener('late')
    const at = new Date(Date.now() - 7 * 3_600_000).toISOString()
    await sendPush(context(), { deviceId: id, alert: alert({ at }) })
    expect(sentTo('late')).toEqual([])
  })

  test('is not sent to a browser whose session has ended', async () => {
    const { id, session } = await listener('out')
    await session.post('/auth/logout')
    await sendPush(context(), { deviceId: id, alert: alert() })
    expect(sentTo('out')).toEqual([])
  })

  test('never goes to an internal address, whatever service a browser claims to use', async () => {
    const { id } = await listener('inside')
    await expect(
      sendPush({ ...context(), privateHosts: false }, { deviceId: id, alert: alert() }),
    ).rejects.toThrow('inside')
    expect(sentTo('inside')).toEqual([])
  })
})

describe('a browser subscribed to push', () => {
  test('is listed for its owner, with the current one marked, and can be unsubscribed', async () => {
    const { id, session, client } = await listener('listed')
    await aListener(server, client)
    const channels = async () => (await session.get('/user/alert-channels')).json().result
    const { push, telegram } = await channels()
    expect(push.publicKey).toMatch(/^[\w-]{87}$/)
    expect(push.devices.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([false, true])
    expect(telegram).toBeNull()
    await session.post('/user/push-unsubscribe', { id })
    expect((await channels()).push.devices).toHaveLength(1)
  })

  test('belongs to the account that subscribed it last', async () => {
    const first = await listener('first')
    const second = await server.signInAs(await aClient(server.db))
    const { p256dh, auth } = first
    const endpoint = 'https://push.example/shared'
    await first.session.post('/user/push-subscribe', { endpoint, p256dh, auth })
    await second.post('/user/push-subscribe', { endpoint, p256dh, auth })
    const owners = await server.db
      .selectFrom('push_subscriptions')
      .select('user_id')
      .where('endpoint', '=', endpoint)
      .execute()
    expect(owners).toHaveLength(1)
    expect(owners[0]?.user_id).not.toBe(first.client.id)
  })

  test('cannot be unsubscribed by anybody else', async () => {
    const { id, endpoint } = await listener('mine')
    const stranger = await server.signInAs(await aClient(server.db))
    await stranger.post('/user/push-unsubscribe', { id })
    await stranger.post('/user/push-unsubscribe', { endpoint })
    expect(await isKept(id)).toBe(true)
  })

  test('must name a push service reached over https', async () => {
    const { session, p256dh, auth } = await listener('plain')
    const answer = await session.post('/user/push-subscribe', {
      endpoint: 'http://push.example/1',
      p256dh,
      auth,
    })
    expect(answer.statusCode).toBe(422)
  })
})

test('a test message is sent through the chosen channel, and refused if that is not set up', async () => {
  const { id, session } = await listener('trial')
  expect((await session.post('/user/test-alert', { channel: 'push' })).statusCode).toBe(200)
  expect((await pushesTo(server.db, id)).map(({ title }) => title)).toEqual(['This is a test'])
  const refused = await session.post('/user/test-alert', { channel: 'telegram' })
  expect([refused.statusCode, refused.json().messageCode]).toEqual([409, 'channel_not_connected'])
})
