import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { verifyWebhook, WebhookError } from '@seriba/client-sdk'
import { mostTries } from '@seriba/domain/webhooks/delivery-rules'
import { verifiedId } from '@seriba/server-kit/signed-webhook'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aBid } from '../test/bid-builders.ts'
import { deskOf } from '../test/desk.ts'
import {
  answers,
  breaksConnection,
  neverAnswers,
  stopsHalfway,
  takes,
} from '../test/fake-webhook-receiver.ts'
import { senderOf, webhookWorld } from '../test/webhook-world.ts'

const { server, receiver, aListener, sendTest, send, pausesOver } = webhookWorld()
const { mailsTo } = deskOf(server)
const ids = () => receiver().heard.map(({ event }) => event.id)

describe('an endpoint that misbehaves', () => {
  test.each([
    ['answers 500', answers(500, 'Out of order'), { status: 500, error: null }],
    [
      'redirects us, which we do not follow,',
      answers(302, '', { location: 'http://127.0.0.1:1/' }),
      { status: 302, error: null },
    ],
    ['breaks off halfway', stopsHalfway, { status: null, error: 'connection' }],
    ['hangs up', breaksConnection, { status: null, error: 'connection' }],
    ['stays silent', neverAnswers, { status: null, error: 'timeout' }],
  ])('and %s is sent the identical request again', async (_, says, seen) => {
    const { dealer, deliveries, seen: webhook } = await aListener()
    await aBid(server.db, dealer)
    receiver().says(says)
    await send(says === neverAnswers ? { timeoutMs: 300 } : {})
    expect(await deliveries()).toMatchObject([{ ...seen, state: 'waiting', tries: 1 }])
    expect((await webhook()).failingSince).not.toBeNull()
    await send()
    expect(receiver().heard).toHaveLength(1)
    await pausesOver()
    await send()
    const [first, second] = receiver().heard
    expect(second?.body).toBe(first?.body)
    expect(await deliveries()).toMatchObject([{ state: 'delivered', status: 204, tries: 2, nextTryAt: null }])
    expect((await webhook()).failingSince).toBeNull()
  })

  test('and keeps failing is marked as failed after the last try, and retried when its dealer asks', async () => {
    const { dealer, browser, id, deliveries } = await aListener()
    await aBid(server.db, dealer)
    receiver().says(...Array.from({ length: mostTries }, () => answers(503)))
    for (let tries = 0; tries < mostTries + 2; tries += 1) {
      await send()
      await pausesOver()
    }
    expect(receiver().heard).toHaveLength(mostTries)
    const [failed] = await deliveries({ which: 'failed' })
    expect(failed).toMatchObject({ state: 'failed', status: 503, tries: mostTries, nextTryAt: null })
    expect((await browser.post('/user/webhook-replay', { id: failed.id })).statusCode).toBe(200)
    await send()
    expect(new Set(ids()).size).toBe(1)
    expect(await deliveries()).toMatchObject([{ state: 'delivered', tries: 1 }])
    expect((await browser.post('/user/webhook-replay-failed', { id })).json().result).toEqual({ count: 0 })
  })

  test('and says that it is gone is not retried', async () => {
    const { browser, id, deliveries } = await aListener()
    await sendTest(browser, id)
    receiver().says(answers(410))
    await send()
    expect(await deliveries()).toMatchObject([{ state: 'failed', status: 410, tries: 1 }])
    expect((await browser.post('/user/webhook-replay-failed', { id })).json().result).toEqual({ count: 1 })
    await send()
    expect(await deliveries({ which: 'failed' })).toEqual([])
  })

  test('and fails for days is switched off: its dealer is emailed, and missed events are kept', async () => {
    const { dealer, browser, id, deliveries, seen } = await aListener()
    receiver().says(answers(500), answers(500))
    await aBid(server.db, dealer)
    await send()
    await sql`update webhook_endpoints set failing_since = now() - interval '3 days' where id = ${id}`.execute(
      server.db,
    )
    await pausesOver()
    await send()
    expect(await seen()).toMatchObject({ state: 'failed', held: 1 })
    expect(await mailsTo(dealer)).toEqual(['Webhook switched off: Website'])
    await aBid(server.db, dealer)
    await pausesOver()
    await send()
    expect(receiver().heard).toHaveLength(2)
    expect((await seen()).held).toBe(2)
    expect((await browser.post('/user/webhook-test', { id })).json().messageCode).toBe('webhook_off')
    const [oldest] = (await deliveries()).toReversed()
    expect((await browser.post('/user/webhook-replay', { id: oldest.id })).json().messageCode).toBe(
      'webhook_off',
    )

    const on = await browser.post('/user/webhook-switch', { id, isOn: true, held: 'send' })
    expect(on.json().result).toMatchObject({ state: 'on', held: 0, failingSince: null })
    await send()
    expect(receiver().heard).toHaveLength(4)
    expect(await deliveries({ which: 'failed' })).toEqual([])
  })
})

test('nothing is sent to an endpoint that is switched off, and waiting events can be skipped', async () => {
  const { dealer, browser, id, deliveries, seen } = await aListener()
  await aBid(server.db, dealer)
  await browser.post('/user/webhook-switch', { id, isOn: false })
  await aBid(server.db, dealer)
  await send()
  expect(receiver().heard).toEqual([])
  expect(await seen()).toMatchObject({ state: 'off', held: 1 })
  await browser.post('/user/webhook-switch', { id, isOn: true, held: 'skip' })
  await send()
  expect(receiver().heard).toEqual([])
  expect(await deliveries()).toMatchObject([{ state: 'failed', tries: 0, status: null }])
})

/** An answer that is given when the test says so. */
function heldAnswer() {
  let give = () => {}
  receiver().says((response, heard) => {
    give = () => takes(response, heard)
  })
  return () => give()
}

test('a slow endpoint keeps no other waiting', async () => {
  const slow = await aListener()
  const quick = await aListener()
  await sendTest(slow.browser, slow.id)
  const giveAnswer = heldAnswer()
  const sender = senderOf(server)
  const sending = sender.send()
  await receiver().hears(1)
  await sendTest(quick.browser, quick.id)
  const other = sender.send()
  await receiver().hears(2)
  expect(await slow.deliveries()).toMatchObject([{ state: 'waiting', status: null }])
  giveAnswer()
  await Promise.all([sending, other])
  for (const { deliveries } of [slow, quick])
    expect(await deliveries()).toMatchObject([{ state: 'delivered' }])
})

test('requests are signed with the endpoint’s secret, and with the previous one during a renewal', async () => {
  const { browser, id, secret, deliveries } = await aListener()
  const verified = (of: string) => {
    const { headers, body } = receiver().heard.at(-1) ?? { headers: {}, body: '' }
    return verifiedId(Buffer.from(of.replace('whsec_', ''), 'base64'), { headers, body }, new Date())
  }
  const rotate = async (oldWorksHours: number) =>
    (await browser.post('/user/webhook-rotate', { id, oldWorksHours })).json().result.secret as string
  const sendOne = async () => {
    await sendTest(browser, id)
    await send()
  }
  await sendOne()
  expect(verified(secret)).toBe(ids()[0])
  const second = await rotate(24)
  await sendOne()
  expect([verified(secret), verified(second)]).toEqual([ids()[1], ids()[1]])
  const third = await rotate(0)
  await sendOne()
  expect([verified(secret), verified(second), verified(third)]).toEqual([null, null, ids()[2]])

  const [last] = await deliveries()
  const { headers, body } = (await browser.get('/user/webhook-delivery', { id: last.id })).json().result
  const { headers: sent, body: sentBody } = receiver().heard[2] ?? {}
  expect(body).toBe(sentBody)
  for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature', 'seriba-event'])
    expect(headers[name]).toBe(sent?.[name])
})

test('the client library verifies our signature and understands the event', async () => {
  const { dealer, secret } = await aListener()
  const bid = await aBid(server.db, dealer, { amount: 640_000 })
  await send()
  const { body = '', headers = {} } = receiver().heard[0] ?? {}
  const event = await verifyWebhook(body, headers, secret)
  if (event.type !== 'bid.created') throw new Error(event.type)
  expect([event.data.bidId, event.data.amount]).toEqual([bid.id, 640_000])
  await expect(verifyWebhook(body.replace('640000', '640001'), headers, secret)).rejects.toThrow(WebhookError)
})

test('several processes together deliver each event once', async () => {
  const { dealer, deliveries } = await aListener()
  for (let made = 0; made < 12; made += 1) await aBid(server.db, dealer)
  await Promise.all([send(), send(), send()])
  expect(ids()).toHaveLength(12)
  expect(new Set(ids()).size).toBe(12)
  expect((await deliveries()).every(({ state }: { state: string }) => state === 'delivered')).toBe(true)
})

test('whatever a killed process was sending is sent by the next one under the same number', async () => {
  const { dealer, deliveries } = await aListener()
  await aBid(server.db, dealer)
  receiver().says(neverAnswers)
  const script = fileURLToPath(new URL('../test/webhook-process.ts', import.meta.url))
  const child = fork(script, [server.url], { stdio: 'inherit' })
  await receiver().hears(1)
  child.kill('SIGKILL')
  await once(child, 'close')
  await send()
  expect(receiver().heard).toHaveLength(1)
  // The time limit of this try has passed.
  await pausesOver()
  await send()
  expect(receiver().heard).toHaveLength(2)
  expect(new Set(ids()).size).toBe(1)
  expect(await deliveries()).toMatchObject([{ state: 'delivered', tries: 2 }])
})

test('a sender that is stopped finishes what it has started', async () => {
  const { browser, id, deliveries } = await aListener()
  await sendTest(browser, id)
  const giveAnswer = heldAnswer()
  const sender = senderOf(server)
  const sending = sender.send()
  await receiver().hears(1)
  const stopped = sender.stop()
  giveAnswer()
  await Promise.all([stopped, sending])
  expect(await deliveries()).toMatchObject([{ state: 'delivered' }])
})

test('internal addresses are refused at call time, whatever name leads to them', async () => {
  const { browser, id, deliveries } = await aListener({
    url: receiver().url.replace('127.0.0.1', 'localhost'),
  })
  await sendTest(browser, id)
  await send({ privateHosts: false })
  expect(receiver().heard).toEqual([])
  expect(await deliveries()).toMatchObject([{ state: 'waiting', error: 'inside', status: null }])
})
