import { describe, expect, test } from 'vitest'
import { aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const bidsOf = (user: TestUser) =>
  server.db.selectFrom('bids').selectAll().where('client_id', '=', user.id).execute()

test('when two bids race for the last of a client’s credit, one is placed and one refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const client = await aClient(server.db, { creditLimit: 1_000_000 })
    const lots = [await aLot(server.db), await aLot(server.db)]
    const browser = await server.signInAs(client)
    const answers = await Promise.all(lots.map((lot) => browser.post('/bid/create', bidOn(lot, 600_000))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 402])
    expect(await bidsOf(client)).toHaveLength(1)
  }
})

test('when a manager and the client race for the same credit, one of them gets it', async () => {
  const client = await aClient(server.db, { creditLimit: 1_000_000 })
  const [one, other] = [await aLot(server.db), await aLot(server.db)]
  const browser = await server.signInAs(client)
  const desk = await server.signInAs(await aManager(server.db))
  const answers = await Promise.all([
    browser.post('/bid/create', bidOn(one, 600_000)),
    desk.post('/bid/bid-from-manager', bidOn(other, 600_000, { userId: client.id })),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 402])
})

describe('a bid sent again with the same key', () => {
  const keyed = { idempotencyKey: 'one click' }

  test('gets the same answer as the first time and exists once', async () => {
    const client = await aClient(server.db)
    const body = bidOn(await aLot(server.db), 500_000, keyed)
    const browser = await server.signInAs(client)
    const first = await browser.post('/bid/create', body)
    const second = await browser.post('/bid/create', body)
    expect(second.json()).toEqual(first.json())
    expect(await bidsOf(client)).toMatchObject([{ version: 1 }])
  })

  test('exists once even when sent ten times at the same moment', async () => {
    const client = await aClient(server.db)
    const body = bidOn(await aLot(server.db), 500_000, keyed)
    const browser = await server.signInAs(client)
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.post('/bid/create', body)))
    expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1)
    expect(await bidsOf(client)).toMatchObject([{ version: 1 }])
  })

  test.each([
    { amount: 600_000 },
    { comment: 'Check the gearbox' },
    { bidGroup: 0 },
    { bidType: 2 },
    { lotType: 'stock' },
  ])('is refused when its content differs: %o', async (change) => {
    const client = await aClient(server.db)
    const lot = await aLot(server.db)
    const browser = await server.signInAs(client)
    await browser.post('/bid/create', bidOn(lot, 500_000, keyed))
    const other = await browser.post('/bid/create', bidOn(lot, 500_000, { ...keyed, ...change }))
    expect([other.statusCode, other.json().messageCode]).toEqual([422, 'idempotency_key_reused'])
    expect(await bidsOf(client)).toMatchObject([{ amount: 500_000, comment: '', version: 1 }])
  })

  test('is a new bid for another user', async () => {
    const lot = await aLot(server.db)
    for (const client of [await aClient(server.db), await aClient(server.db)]) {
      await (await server.signInAs(client)).post('/bid/create', bidOn(lot, 500_000, keyed))
      expect(await bidsOf(client)).toHaveLength(1)
    }
  })

  test('cannot be used by a manager for two clients at once', async () => {
    const lot = await aLot(server.db)
    const desk = await server.signInAs(await aManager(server.db))
    const clients = [await aClient(server.db), await aClient(server.db)]
    const answers = await Promise.all(
      clients.map(({ id }) =>
        desk.post('/bid/bid-from-manager', bidOn(lot, 500_000, { ...keyed, userId: id })),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })
})

test('five hundred simultaneous bids all arrive', async () => {
  const lots = await Promise.all(Array.from({ length: 10 }, () => aLot(server.db)))
  const clients = await Promise.all(Array.from({ length: 50 }, () => aClient(server.db)))
  const browsers = await Promise.all(clients.map((client) => server.signInAs(client)))
  const answers = await Promise.all(
    browsers.flatMap((browser) =>
      lots.map((lot) => browser.post('/bid/create', bidOn(lot, 300_000, { bidGroup: 0 }))),
    ),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})
