import { mostApiKeys } from '@seriba/domain/api-keys/key-rules'
import { hashOf } from '@seriba/server-account/tokens'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient, aDealer, aManager } from '../test/builders.ts'
import { aKey, keyProgram } from '../test/key-program.ts'
import { type Browser, testServer } from '../test/server.ts'
import { codesOneByOne, nextCode, withTwoStep } from '../test/two-step.ts'

const server = testServer()
codesOneByOne()

const wanted = { name: 'Website', scopes: ['lots:read'], perMinute: 60 }
const make = async (browser: Pick<Browser, 'post'>, more: object = {}) =>
  (await browser.post('/user/api-keys', { ...wanted, ...more })).json()
const list = async (browser: Browser, query = {}) =>
  (await browser.get('/user/api-keys', query)).json().result
const secretsKept = async () => JSON.stringify(await server.db.selectFrom('api_keys').selectAll().execute())
const statusWith = async (secret: string) =>
  (await keyProgram(server, secret).get('/car-auction/makers')).statusCode
/** By the database's clock, which wrote the end: ours is stopped here (codesOneByOne). */
const endsWithin = async (time: string, id: number) => {
  const { within } = await server.db
    .selectFrom('api_keys')
    .select(sql<boolean>`ends_at <= now() + ${time}::interval`.as('within'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return within
}
const auditOf = (id: number) =>
  server.db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'after'])
    .where('entity', '=', 'apiKey')
    .where('entity_id', '=', String(id))
    .orderBy('id')
    .execute()

test('a dealer creates a key, sees its secret once, and finds it in the list by its last characters', async () => {
  const dealer = await aDealer(server.db)
  const browser = await server.signInAs(dealer)
  const { key, secret } = (await make(browser, { name: ' Website ', endsOn: '2090-01-31' })).result
  expect(secret).toMatch(/^seriba_\w{40}$/)
  expect(key).toMatchObject({
    name: 'Website',
    scopes: ['lots:read'],
    perMinute: 60,
    lastUsedAt: null,
    endsAt: '2090-01-31T15:00:00.000Z',
    endsWith: secret.slice(-4),
  })
  const listed = await list(browser)
  expect(listed).toMatchObject({ keys: [key], most: mostApiKeys, callsToday: 0, twoStep: false })
  expect(JSON.stringify(listed)).not.toContain(secret)
  expect(await secretsKept()).not.toContain(secret)
  const { hash } = await server.db
    .selectFrom('api_keys')
    .select('hash')
    .where('id', '=', key.id)
    .executeTakeFirstOrThrow()
  expect(hash).toEqual(hashOf(secret))
  expect(await auditOf(key.id)).toMatchObject([
    { action: 'apiKey.create', actor_id: dealer.id, after: { dealerId: dealer.id, scopes: ['lots:read'] } },
  ])
  expect(JSON.stringify(await auditOf(key.id))).not.toContain(secret)
})

test('a key without a name or scopes, or one that expires in the past, is not created', async () => {
  const browser = await server.signInAs(await aDealer(server.db))
  expect((await make(browser, { name: '  ' })).fields).toEqual({ name: 'field_required' })
  expect((await make(browser, { scopes: [] })).fields).toEqual({ scopes: 'field_required' })
  expect((await make(browser, { endsOn: '2024-01-31' })).fields).toEqual({ endsOn: 'date_passed' })
  expect((await make(browser, { scopes: ['staff:write'] })).messageCode).toBe('invalid_input')
  expect((await make(browser, { perMinute: 100_000 })).messageCode).toBe('invalid_input')
  expect((await list(browser)).keys).toEqual([])
})

test('a dealer can have at most ten keys, even when creating several at once', async () => {
  const dealer = await aDealer(server.db)
  const browser = await server.signInAs(dealer)
  for (let made = 0; made < mostApiKeys - 1; made += 1) await aKey(server, dealer, ['lots:read'])
  const both = await Promise.all([make(browser), make(browser)])
  expect(both.map(({ messageCode }) => messageCode).toSorted()).toEqual(['too_many_keys', undefined])
  const [first] = (await list(browser)).keys
  await browser.post('/user/api-key-revoke', { id: first.id, inDays: 0 })
  expect((await make(browser)).result.secret).toMatch(/^seriba_/)
})

test('a key that can bid requires two-step login and a code', async () => {
  const dealer = await aDealer(server.db)
  const bids = { scopes: ['bids:read', 'bids:write'] }
  expect((await make(await server.signInAs(dealer), bids)).messageCode).toBe('two_step_required')

  const { browser, phone } = await withTwoStep(server, dealer)
  expect((await make(browser, bids)).fields).toEqual({ code: 'field_required' })
  expect((await make(browser, { ...bids, code: '000000' })).fields).toEqual({ code: 'second_code_wrong' })
  expect((await make(browser)).result.key.scopes).toEqual(['lots:read'])
  const { key } = (await make(browser, { ...bids, code: phone.code() })).result
  expect(key.scopes).toEqual(['bids:read', 'bids:write'])

  const renew = { id: key.id, oldWorksHours: 0 }
  expect((await browser.post('/user/api-key-rotate', renew)).json().fields).toEqual({
    code: 'field_required',
  })
  nextCode()
  const renewed = await browser.post('/user/api-key-rotate', { ...renew, code: phone.code() })
  expect(renewed.json().result.secret).toMatch(/^seriba_/)
})

test('a renewed key has a new secret, and the old one works until the chosen moment', async () => {
  const browser = await server.signInAs(await aDealer(server.db))
  const { key, secret: first } = (await make(browser)).result
  const rotate = async (oldWorksHours: number) =>
    (await browser.post('/user/api-key-rotate', { id: key.id, oldWorksHours })).json().result
  const { key: renewed, secret: second } = await rotate(24)
  expect(renewed).toMatchObject({ id: key.id, endsWith: second.slice(-4) })
  expect(Date.parse(renewed.previousUntil) - Date.now()).toBeGreaterThan(23 * 3_600_000)
  expect([await statusWith(first), await statusWith(second)]).toEqual([200, 200])

  await sql`update api_keys set previous_until = now() where id = ${key.id}`.execute(server.db)
  const over = await keyProgram(server, first).get('/car-auction/makers')
  expect([over.statusCode, over.json().messageCode]).toEqual([401, 'key_ended'])
  const { secret: third } = await rotate(0)
  expect([await statusWith(first), await statusWith(second), await statusWith(third)]).toEqual([
    401, 401, 200,
  ])
  expect((await auditOf(key.id)).map(({ action }) => action)).toEqual([
    'apiKey.create',
    'apiKey.rotate',
    'apiKey.rotate',
  ])
})

test('a key is revoked at once or in a week, which never extends its life', async () => {
  const browser = await server.signInAs(await aDealer(server.db))
  const revoke = (id: number, inDays: number) => browser.post('/user/api-key-revoke', { id, inDays })
  const now = (await make(browser)).result
  await revoke(now.key.id, 0)
  const answer = await keyProgram(server, now.secret).get('/car-auction/makers')
  expect([answer.statusCode, answer.json().messageCode]).toEqual([401, 'key_revoked'])
  expect((await revoke(now.key.id, 0)).statusCode).toBe(404)

  const later = (await make(browser)).result
  await revoke(later.key.id, 7)
  expect(await endsWithin('7 days', later.key.id)).toBe(true)
  expect(await statusWith(later.secret)).toBe(200)
  await sql`update api_keys set ends_at = now() + interval '1 hour' where id = ${later.key.id}`.execute(
    server.db,
  )
  await revoke(later.key.id, 7)
  expect(await endsWithin('1 hour', later.key.id)).toBe(true)
})

test('keys belong to their dealer: another dealer finds none of them, and a client has no keys', async () => {
  const dealer = await aDealer(server.db)
  const { key } = (await make(await server.signInAs(dealer))).result
  const other = await server.signInAs(await aDealer(server.db))
  expect((await list(other)).keys).toEqual([])
  expect((await other.get('/user/api-keys', { dealerId: dealer.id })).statusCode).toBe(404)
  for (const path of ['/user/api-key-revoke', '/user/api-key-rotate'])
    expect((await other.post(path, { id: key.id, inDays: 0, oldWorksHours: 0 })).statusCode).toBe(404)
  const client = await server.signInAs(await aClient(server.db))
  expect((await make(client)).messageCode).toBe('wrong_audience')
})

test('staff who may change clients create and revoke keys for a dealer, and others cannot', async () => {
  const dealer = await aDealer(server.db)
  const manager = await aManager(server.db)
  const desk = await server.signInAs(manager)
  const { key } = (await make(desk, { dealerId: dealer.id })).result
  expect((await list(await server.signInAs(dealer))).keys).toMatchObject([{ id: key.id }])
  expect(
    (await desk.post('/user/api-key-revoke', { id: key.id, dealerId: dealer.id, inDays: 0 })).statusCode,
  ).toBe(200)
  expect(await auditOf(key.id)).toMatchObject([
    { action: 'apiKey.create', actor_id: manager.id },
    { action: 'apiKey.revoke', actor_id: manager.id },
  ])
  expect((await make(desk)).messageCode).toBe('dealer_unknown')
  const client = await aClient(server.db)
  expect((await make(desk, { dealerId: client.id })).messageCode).toBe('client_not_found')
  const narrow = await aManager(server.db, { permissions: { managerBidForClient: false } })
  expect((await make(await server.signInAs(narrow), { dealerId: dealer.id })).messageCode).toBe(
    'permission_missing',
  )
})
