import { contracts } from '@seriba/contracts/all'
import { takesIdempotencyKey } from '@seriba/contracts/idempotency'
import { ApiError } from '@seriba/server-kit/api-error'
import { withTransaction } from '@seriba/server-kit/db'
import { runIdempotently } from '@seriba/server-kit/run-idempotently'
import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const wish = {
  kind: 'car',
  maker: 'Toyota',
  model: 'Supra',
  yearFrom: 1998,
  yearTo: null,
  budget: 2_600_000,
  port: 'Mombasa',
}

/** Calls like a program, with the key in the header. */
const send = (
  { cookie }: Browser,
  key: string,
  payload: object = wish,
  { method = 'POST', path = '/order/create' }: { method?: 'POST' | 'PUT'; path?: string } = {},
) =>
  server.app.inject({
    method,
    url: `/v1${path}`,
    headers: { host: 'localhost', origin: 'http://localhost', cookie, 'idempotency-key': key },
    payload,
  })
const ordersOf = ({ id }: TestUser) =>
  server.db.selectFrom('orders').select('id').where('client_id', '=', id).execute()
const keysOf = ({ id }: TestUser) =>
  server.db.selectFrom('idempotency_keys').selectAll().where('user_id', '=', id).execute()

async function aCaller() {
  const client = await aClient(server.db)
  return { client, browser: await server.signInAs(client) }
}

describe('a call with an idempotency key', () => {
  test('is carried out once, and the repetition gets the same answer, marked as repeated', async () => {
    const { client, browser } = await aCaller()
    const first = await send(browser, 'order-1')
    const second = await send(browser, '"order-1"')
    expect(first.statusCode, first.body).toBe(200)
    expect(second.json()).toEqual(first.json())
    expect(first.headers['idempotency-replayed']).toBeUndefined()
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(await ordersOf(client)).toHaveLength(1)
  })

  test('is refused if its values or its path differ', async () => {
    const { client, browser } = await aCaller()
    await send(browser, 'order-1')
    const other = await send(browser, 'order-1', { ...wish, model: 'Celica' })
    expect([other.statusCode, other.json().messageCode]).toEqual([422, 'idempotency_key_reused'])
    const elsewhere = await send(
      browser,
      'order-1',
      { currency: 'USD' },
      { method: 'PUT', path: '/user/currency' },
    )
    expect(elsewhere.json().messageCode).toBe('idempotency_key_reused')
    expect(await ordersOf(client)).toHaveLength(1)
  })

  test('is carried out once when sent twenty times at the same moment, and the others get its answer or are told to wait', async () => {
    const { client, browser } = await aCaller()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(browser, 'order-1')))
    const done = answers.filter(({ statusCode }) => statusCode === 200)
    const waiting = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(new Set(done.map(({ body }) => JSON.stringify(JSON.parse(body).result.order.id))).size).toBe(1)
    for (const answer of waiting) {
      expect([answer.statusCode, answer.json().messageCode]).toEqual([409, 'idempotency_key_running'])
      expect(answer.headers['retry-after']).toBe('1')
    }
    expect(await ordersOf(client)).toHaveLength(1)
    expect((await send(browser, 'order-1')).json()).toEqual(done[0]?.json())
  })

  test('may be repeated under the same key after it was refused', async () => {
    const { client, browser } = await aCaller()
    const refused = await send(browser, 'order-1', { ...wish, budget: null })
    expect(refused.statusCode).toBe(422)
    expect(await keysOf(client)).toEqual([])
    expect((await send(browser, 'order-1')).statusCode).toBe(200)
  })

  test('is tied to its user', async () => {
    for (const { client, browser } of [await aCaller(), await aCaller()]) {
      expect((await send(browser, 'order-1')).statusCode).toBe(200)
      expect(await ordersOf(client)).toHaveLength(1)
    }
  })

  test('is refused if its key is not plain text of at most 255 characters', async () => {
    const { browser } = await aCaller()
    for (const key of ['', 'two words', 'x'.repeat(256)]) {
      const refused = await send(browser, key)
      expect([refused.statusCode, refused.json().fields]).toEqual([
        422,
        { 'idempotency-key': 'invalid_input' },
      ])
    }
  })

  test('places one bid out of twenty simultaneous ones, and every caller gets its number', async () => {
    const { browser } = await aCaller()
    const body = bidOn(await aLot(server.db), 500_000)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(browser, 'bid-1', body, { path: '/bid/create' })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1)
    const other = await send(browser, 'bid-1', { ...body, amount: 600_000 }, { path: '/bid/create' })
    expect([other.statusCode, other.json().messageCode]).toEqual([422, 'idempotency_key_reused'])
  })

  test('is marked as repeated wherever the key is stored together with the change', async () => {
    const { client, browser } = await aCaller()
    const desk = await server.signInAs(await aManager(server.db))
    const group = { bids: [bidOn(await aLot(server.db), 400_000)], cars: 1 }
    const placed = await browser.post('/bid/create', bidOn(await aLot(server.db), 500_000))
    const message = { bidId: placed.json().result.bidId, comment: 'Please look at the tires' }
    const payment = { userId: client.id, amount: 90_000, type: 'Remittances', method: 'bank' }
    const calls = [
      [browser, '/bid/create', bidOn(await aLot(server.db), 500_000)],
      [browser, '/bid/create-group', group],
      [browser, '/bid/save-chat', message],
      [desk, '/payments/create', payment],
    ] as const
    for (const [at, [who, path, body]] of calls.entries()) {
      const first = await send(who, `own-${at}`, body, { path })
      const second = await send(who, `own-${at}`, body, { path })
      expect([path, first.statusCode, first.headers['idempotency-replayed']]).toEqual([path, 200, undefined])
      expect([path, second.body, second.headers['idempotency-replayed']]).toEqual([path, first.body, 'true'])
    }
  })
})

test('a call without a key stores no answer', async () => {
  const { client, browser } = await aCaller()
  expect((await browser.post('/order/create', wish)).statusCode).toBe(200)
  expect(await keysOf(client)).toEqual([])
})

test('logging in, secrets, and uploads take no key, and every other change does', () => {
  const taking = (operation: string) =>
    Object.values(contracts).some((one) => one.operation === operation && takesIdempotencyKey(one))
  for (const operation of [
    'auth.signIn',
    'user.changePassword',
    'twoStep.beginTwoStep',
    'imports.readImport',
  ])
    expect([operation, taking(operation)]).toEqual([operation, false])
  for (const operation of ['bids.createBid', 'orders.createOrder', 'user.updateProfile'])
    expect([operation, taking(operation)]).toEqual([operation, true])
})

describe('work whose process', () => {
  const ctx = {
    get db() {
      return server.db
    },
    log: pino({ level: 'silent' }),
  }
  const asked = ['a test']
  const age = (user: TestUser) =>
    sql`update idempotency_keys set claimed_at = now() - interval '3 minutes' where user_id = ${user.id}`.execute(
      server.db,
    )
  const codeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error) => (error instanceof ApiError ? error.code : 'failed'),
    )
  const write = (text: string) => (userId: number) =>
    withTransaction(server, (tx) =>
      tx.updateTable('users').set({ company: text }).where('id', '=', userId).execute(),
    )
  const companyOf = async ({ id }: TestUser) =>
    (await server.db.selectFrom('users').select('company').where('id', '=', id).executeTakeFirstOrThrow())
      .company

  test('ended before the commit is taken over once its claim has expired, and the late one changes nothing', async () => {
    const client = await aClient(server.db)
    const keyed = { userId: client.id, key: 'one', asked }
    const { promise: stalled, resolve: goOn } = Promise.withResolvers<void>()
    const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>()
    const late = codeOf(
      runIdempotently(ctx, keyed, async () => {
        hasBegun()
        await stalled
        await write('late')(client.id)
      }),
    )
    await begun
    expect(await codeOf(runIdempotently(ctx, keyed, async () => 'too early'))).toBe('idempotency_key_running')
    await age(client)
    const taken = await runIdempotently(ctx, keyed, async () => {
      await write('taken over')(client.id)
      return 'answer'
    })
    expect(taken).toEqual({ answer: 'answer', replayed: false })
    goOn()
    expect(await late).toBe('idempotency_key_running')
    expect(await companyOf(client)).toBe('taken over')
    expect(await runIdempotently(ctx, keyed, async () => 'never')).toEqual({
      answer: 'answer',
      replayed: true,
    })
  })

  test('failed after the commit is not repeated, and the caller is told so', async () => {
    const client = await aClient(server.db)
    const keyed = { userId: client.id, key: 'one', asked }
    const failed = await codeOf(
      runIdempotently(ctx, keyed, async () => {
        await write('once')(client.id)
        throw new Error('the process stumbles')
      }),
    )
    expect(failed).toBe('failed')
    const again = codeOf(runIdempotently(ctx, keyed, () => write('twice')(client.id)))
    expect(await again).toBe('idempotency_answer_lost')
    expect(await companyOf(client)).toBe('once')
  })

  test('failed before changing anything frees its key', async () => {
    const client = await aClient(server.db)
    const keyed = { userId: client.id, key: 'one', asked }
    await codeOf(
      runIdempotently(ctx, keyed, () =>
        withTransaction(server, async () => {
          throw new Error('nothing was written')
        }),
      ),
    )
    expect(await codeOf(runIdempotently(ctx, keyed, () => write('now')(client.id)))).toBe('done')
  })
})
