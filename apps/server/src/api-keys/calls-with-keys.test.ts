import { contracts } from '@seriba/contracts/all'
import { scopeOf } from '@seriba/contracts/api-scopes'
import { roleIds } from '@seriba/domain/access/roles'
import { type ApiScope, apiScopes } from '@seriba/domain/api-keys/scopes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient, aDealer, aManager } from '../test/builders.ts'
import { callContract } from '../test/contract-call.ts'
import { aKey, keyProgram } from '../test/key-program.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
/** The page type a call needs to reach any page; everything else is left out. */
const page = { pageType: 'car-auction', kind: 'car-auction', type: 'car-auction' }
const keyWith = async (scopes: readonly ApiScope[], options = {}) => {
  const dealer = await aDealer(server.db)
  return { dealer, program: keyProgram(server, await aKey(server, dealer, scopes, options)) }
}
const makers = '/car-auction/makers'
test.each(Object.entries(contracts))('%s is open only to keys with its scope', async (_, contract) => {
  const scope = scopeOf(contract)
  const others = apiScopes.filter((other) => other !== scope)
  const answerWith = async (scopes: readonly ApiScope[]) =>
    (await callContract((await keyWith(scopes)).program, contract, page)).json()
  if (scope === undefined) {
    expect(await answerWith(apiScopes)).toMatchObject({ messageCode: 'not_for_keys' })
    return
  }
  expect(await answerWith(others)).toMatchObject({ messageCode: 'scope_missing', detail: { scope } })
  const { messageCode } = await answerWith([scope])
  expect([
    'signed_out',
    'wrong_audience',
    'permission_missing',
    'not_for_keys',
    'scope_missing',
  ]).not.toContain(messageCode)
})

test('files that no contract describes are closed to keys', async () => {
  const { program } = await keyWith(apiScopes)
  for (const path of ['/calendar', '/own-data/1-1-x', '/bid/export-file/x'])
    expect((await program.get(path)).statusCode).not.toBe(200)
  expect((await program.get('/calendar')).json().messageCode).toBe('not_for_keys')
})

test('a key acts as its dealer and sees only their bids and clients', async () => {
  const { dealer, program } = await keyWith(['bids:read'])
  const own = await aClient(server.db, { dealer })
  await aClient(server.db, { dealer: await aDealer(server.db) })
  const clients = (await program.get('/bid/dealer-clients')).json().result
  expect(JSON.stringify(clients)).toContain(String(own.id))
  expect((await program.get('/bid/my-bid')).statusCode).toBe(200)
  expect((await program.get('/user/view-profile')).json().messageCode).toBe('not_for_keys')
})

test('an unknown key and an expired one get different errors, and neither falls back on a cookie', async () => {
  const unknown = await keyProgram(server, `seriba_${'x'.repeat(40)}`).get(makers)
  expect([unknown.statusCode, unknown.json().messageCode]).toEqual([401, 'key_unknown'])
  const { program } = await keyWith(['lots:read'], { endsAt: new Date(Date.now() - 1000).toISOString() })
  const ended = await program.get(makers)
  expect([ended.statusCode, ended.json().messageCode]).toEqual([401, 'key_ended'])

  const { cookie } = await server.signInAs(await aDealer(server.db))
  const both = await server.app.inject({
    method: 'GET',
    url: `/v1${makers}`,
    headers: { host: 'localhost', cookie, authorization: `Bearer seriba_${'y'.repeat(40)}` },
  })
  expect(both.json().messageCode).toBe('key_unknown')
})

test.each([
  ['disabled', { role_id: roleIds.disabled }],
  ['made a plain client', { role_id: roleIds.client }],
])('the keys of a dealer who is %s stop working at once', async (_, change) => {
  const { dealer, program } = await keyWith(['lots:read'])
  expect((await program.get(makers)).statusCode).toBe(200)
  await server.db.updateTable('users').set(change).where('id', '=', dealer.id).execute()
  const after = await program.get(makers)
  expect([after.statusCode, after.json().messageCode]).toEqual([401, 'key_unknown'])
})

test('the keys of a deleted dealer are deleted too', async () => {
  const { dealer, program } = await keyWith(['lots:read'])
  const desk = await server.signInAs(await aManager(server.db))
  const deleted = await desk.put('/client/delete', { id: dealer.id, reason: 'They asked for it' })
  expect(deleted.statusCode).toBe(200)
  expect((await program.get(makers)).json().messageCode).toBe('key_unknown')
  const left = await server.db.selectFrom('api_keys').select('id').where('user_id', '=', dealer.id).execute()
  expect(left).toEqual([])
})

test('a key has one limit of calls per minute across all processes, and is told when to continue', async () => {
  const { dealer, program } = await keyWith(['lots:read'], { perMinute: 30 })
  const other = keyProgram(server, await aKey(server, dealer, ['lots:read']))
  // The minute may end before the call; the next one is just as full.
  await sql`
    insert into api_key_calls (key_id, minute, calls)
    select id, date_trunc('minute', now()) + ahead * interval '1 minute', 30
    from api_keys, generate_series(0, 1) as ahead
    where user_id = ${dealer.id} and per_minute = 30`.execute(server.db)
  const answer = await program.get(makers)
  expect([answer.statusCode, answer.json().messageCode]).toEqual([429, 'key_limit'])
  expect(answer.json().detail.limit).toBe(30)
  expect(Number(answer.headers['retry-after'])).toBe(answer.json().detail.retryAfter)
  expect(answer.json().detail.retryAfter).toBeLessThanOrEqual(60)
  expect((await other.get(makers)).statusCode).toBe(200)
})

test('answers to a key say how many of its own calls are left', async () => {
  const { program } = await keyWith(['lots:read'], { perMinute: 30 })
  const left = async (path: string) => {
    const { statusCode, headers } = await program.get(path)
    expect(Number(headers['x-ratelimit-reset'])).toBeGreaterThan(0)
    return [statusCode, headers['x-ratelimit-limit'], Number(headers['x-ratelimit-remaining'])]
  }
  const [first, second] = [await left(makers), await left('/bid/my-bid')]
  expect([first, second]).toEqual([
    [200, '30', 29],
    // A new minute may have begun in between.
    [403, '30', expect.toSatisfy((value) => [28, 29].includes(value))],
  ])
  await sql`update api_key_calls set calls = 30 where key_id in (select id from api_keys where per_minute = 30)`.execute(
    server.db,
  )
  const used = await left(makers)
  expect([
    [429, '30', 0],
    [200, '30', 29],
  ]).toContainEqual(used)
})

test('a key shows when it was last used, updated once a minute, and how many calls it made today', async () => {
  const { dealer, program } = await keyWith(['lots:read'])
  const browser = await server.signInAs(dealer)
  const seen = async () => (await browser.get('/user/api-keys')).json().result
  await program.get(makers)
  const first = await seen()
  expect(Date.now() - Date.parse(first.keys[0].lastUsedAt)).toBeLessThan(60_000)
  await program.get(makers)
  const second = await seen()
  expect(second.keys[0].lastUsedAt).toBe(first.keys[0].lastUsedAt)
  expect(second.callsToday).toBeGreaterThanOrEqual(first.callsToday)
  const before = '2026-01-05T03:00:00.000Z'
  await server.db
    .updateTable('api_keys')
    .set({ last_used_at: before })
    .where('user_id', '=', dealer.id)
    .execute()
  await program.get(makers)
  expect((await seen()).keys[0].lastUsedAt > before).toBe(true)
})

test('a key can place a bid in its dealer’s name if it has the right', async () => {
  const { program } = await keyWith(['bids:read'])
  const refused = await program.post('/bid/create', { carId: '1' })
  expect([refused.statusCode, refused.json().detail]).toEqual([403, { scope: 'bids:write' }])
  const { program: writer } = await keyWith(['bids:write'])
  expect((await writer.post('/bid/create', { carId: '1' })).json().messageCode).toBe('invalid_input')
})
