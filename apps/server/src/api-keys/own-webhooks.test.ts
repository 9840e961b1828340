import { mostWebhooks } from '@seriba/domain/webhooks/delivery-rules'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aClient, aDealer, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { webhookWorld } from '../test/webhook-world.ts'

const { server, aListener, sendTest, send } = webhookWorld()
const outside = testServer({ privateWebhookHosts: false })
const asked = { name: 'Website', url: 'https://shop.example/hooks', events: ['bid.won', 'bid.created'] }

const auditOf = async (id: number) =>
  server.db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'before', 'after'])
    .where('entity', '=', 'webhook')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute()

test('a dealer adds an endpoint, sees its secret once, and changes and deletes it', async () => {
  const dealer = await aDealer(server.db)
  const browser = await server.signInAs(dealer)
  const { webhook, secret } = (await browser.post('/user/webhooks', asked)).json().result
  expect(secret).toMatch(/^whsec_[\w+/]{32}$/)
  expect(webhook).toMatchObject({
    name: 'Website',
    url: 'https://shop.example/hooks',
    events: ['bid.created', 'bid.won'],
    state: 'on',
    endsWith: secret.slice(-4),
    failingSince: null,
    held: 0,
  })
  const listed = (await browser.get('/user/webhooks')).json()
  expect(listed.result).toMatchObject({ webhooks: [webhook], most: mostWebhooks })
  expect(JSON.stringify(listed)).not.toContain(secret)
  const kept = await server.db.selectFrom('webhook_endpoints').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(secret)
  expect(kept.map((row) => row.secret.toString('base64')).join()).not.toContain(secret.slice(6))

  const { id } = webhook
  const changed = await browser.put('/user/webhooks', { ...asked, id, name: ' Shop ', events: ['bid.lost'] })
  expect(changed.json().result).toMatchObject({ name: 'Shop', events: ['bid.lost'] })
  expect((await browser.post('/user/webhook-delete', { id })).statusCode).toBe(200)
  expect((await browser.get('/user/webhooks')).json().result.webhooks).toEqual([])
  const audit = await auditOf(id)
  expect(audit.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['webhook.create', dealer.id],
    ['webhook.update', dealer.id],
    ['webhook.delete', dealer.id],
  ])
  expect(JSON.stringify(audit)).not.toContain(secret)
})

test.each([
  [{ name: ' ' }, { name: 'field_required' }],
  [{ url: '' }, { url: 'field_required' }],
  [{ url: 'http://shop.example' }, { url: 'webhook_url' }],
  [{ url: 'https://me:word@shop.example' }, { url: 'webhook_url' }],
  [{ url: 'https://localhost/hooks' }, { url: 'webhook_inside' }],
  [{ url: 'https://10.0.0.8/hooks' }, { url: 'webhook_inside' }],
  [{ url: 'https://[fd00::1]/hooks' }, { url: 'webhook_inside' }],
  [{ url: 'https://169.254.169.254/latest' }, { url: 'webhook_inside' }],
  [{ events: [] }, { events: 'field_required' }],
])('an endpoint with %j is refused', async (fault, fields) => {
  const browser = await outside.signInAs(await aDealer(outside.db))
  const made = await browser.post('/user/webhooks', { ...asked, ...fault })
  expect([made.statusCode, made.json().fields]).toEqual([422, fields])
  const { id } = (await browser.post('/user/webhooks', asked)).json().result.webhook
  expect((await browser.put('/user/webhooks', { ...asked, id, ...fault })).json().fields).toEqual(fields)
})

test('a dealer can have at most five endpoints, even when adding several at once', async () => {
  const browser = await server.signInAs(await aDealer(server.db))
  for (let made = 0; made < mostWebhooks - 1; made += 1) await browser.post('/user/webhooks', asked)
  const both = await Promise.all([
    browser.post('/user/webhooks', asked),
    browser.post('/user/webhooks', asked),
  ])
  expect(both.map((answer) => answer.json().messageCode).toSorted()).toEqual(['too_many_webhooks', undefined])
})

describe('another dealer', () => {
  test('cannot find, change, read, or replay any of it', async () => {
    const { browser, id, dealer } = await aListener()
    const deliveryId = await sendTest(browser, id)
    const other = await server.signInAs(await aDealer(server.db))
    expect((await other.get('/user/webhooks')).json().result.webhooks).toEqual([])
    const calls = await Promise.all([
      other.get('/user/webhooks', { dealerId: dealer.id }),
      other.put('/user/webhooks', { ...asked, id }),
      other.post('/user/webhook-switch', { id, isOn: false }),
      other.post('/user/webhook-rotate', { id, oldWorksHours: 0 }),
      other.post('/user/webhook-delete', { id }),
      other.post('/user/webhook-test', { id }),
      other.get('/user/webhook-deliveries', { id }),
      other.get('/user/webhook-delivery', { id: deliveryId }),
      other.post('/user/webhook-replay', { id: deliveryId }),
      other.post('/user/webhook-replay-failed', { id }),
      other.post('/user/webhook-replay', { id: deliveryId, dealerId: dealer.id }),
    ])
    expect(calls.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 404))
    const client = await server.signInAs(await aClient(server.db))
    expect((await client.post('/user/webhooks', asked)).json().messageCode).toBe('wrong_audience')
  })
})

test('staff who may change clients see and replay a dealer’s deliveries, and others cannot', async () => {
  const { dealer, browser, id } = await aListener()
  const deliveryId = await sendTest(browser, id)
  const manager = await aManager(server.db)
  const desk = await server.signInAs(manager)
  const whose = { dealerId: dealer.id }
  expect(
    (await desk.get('/user/webhook-deliveries', { id, ...whose })).json().result.deliveries,
  ).toHaveLength(1)
  expect((await desk.post('/user/webhook-replay', { id: deliveryId, ...whose })).statusCode).toBe(200)
  expect(await auditOf(id)).toMatchObject([
    { action: 'webhook.create' },
    { action: 'webhook.replay', actor_id: manager.id },
  ])
  expect((await desk.get('/user/webhooks')).json().messageCode).toBe('dealer_unknown')
  const narrow = await aManager(server.db, { permissions: { managerBidForClient: false } })
  expect((await (await server.signInAs(narrow)).get('/user/webhooks', whose)).json().messageCode).toBe(
    'permission_missing',
  )
})

test('the log can be paged and filtered by outcome, event, and day, and says how long it is kept', async () => {
  const { dealer, browser, id } = await aListener()
  await sendTest(browser, id)
  await send()
  await sql`
    with told as (
      insert into webhook_events (user_id, type, data, created_at)
      select ${dealer.id}, 'bid.created', '{}', now() - interval '2 days' from generate_series(1, 60) returning id
    )
    insert into webhook_deliveries (event_id, endpoint_id, state) select id, ${id}, 'failed' from told`.execute(
    server.db,
  )
  const page = async (query: object) =>
    (await browser.get('/user/webhook-deliveries', { id, ...query })).json().result
  const first = await page({})
  expect(first).toMatchObject({ counts: { all: 61, failed: 60, waiting: 0 }, more: true, keptDays: 30 })
  const second = await page({ before: first.deliveries.at(-1).id })
  expect([second.deliveries.length, second.more]).toEqual([11, false])
  expect((await page({ days: 1 })).counts).toEqual({ all: 1, failed: 0, waiting: 0 })
  expect((await page({ type: 'webhook.test' })).deliveries).toHaveLength(1)
  expect((await page({ which: 'failed', type: 'webhook.test' })).deliveries).toEqual([])
})

test('the endpoints of a deleted dealer are deleted too', async () => {
  const { dealer } = await aListener()
  const desk = await server.signInAs(await aManager(server.db))
  const done = await desk.put('/client/delete', { id: dealer.id, reason: 'They asked for it' })
  expect(done.statusCode).toBe(200)
  const left = await server.db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('user_id', '=', dealer.id)
    .execute()
  expect(left).toEqual([])
})
