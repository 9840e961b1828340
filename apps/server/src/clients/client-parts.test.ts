import { balanceOf } from '@seriba/server-credit/credit'
import { expect, test } from 'vitest'
import { aBid, aLedgerRow } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

async function aDesk() {
  const manager = await aManager(server.db)
  const browser = await server.signInAs(manager)
  const read = async (path: string, query: Record<string, unknown>) =>
    (await browser.get(`/client/${path}`, query)).json().result
  return { manager, browser, read }
}

test('the listed parts of a client’s credit add up to their active bids', async () => {
  const { read } = await aDesk()
  const client = await aClient(server.db, { creditLimit: 10_000_000 })
  const { id: group } = await server.db
    .insertInto('bid_groups')
    .values({ client_id: client.id, number: 1, label: 'A', quota: 2 })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const amount of [500_000, 700_000, 900_000]) await aBid(server.db, client, { amount, group_id: group })
  await aBid(server.db, client, { amount: 300_000 })
  await aBid(server.db, client, { amount: 400_000, status: 6, sold_price: 350_000 })
  await aBid(server.db, client, { amount: 999_000, status: 5 })
  const { parts } = await read('credit', { id: client.id })
  expect(parts.map(({ lots, ...part }: { lots: unknown }) => part)).toEqual([
    { kind: 'group', group: 1, label: 'A', wanted: 2, bids: 3, face: 2_100_000, held: 1_600_000 },
    { kind: 'single', group: null, label: null, wanted: null, bids: 1, face: 300_000, held: 300_000 },
    { kind: 'wins', group: null, label: null, wanted: null, bids: 1, face: 400_000, held: 350_000 },
  ])
  const { activeBids } = await balanceOf(server.db, client.id)
  expect(parts.reduce((sum: number, { held }: { held: number }) => sum + held, 0)).toBe(activeBids)
  expect((await read('credit', { id: (await aClient(server.db)).id })).parts).toEqual([])
})

test('purchases and payments are the client’s own, newest first, in pages', async () => {
  const { read } = await aDesk()
  const client = await aClient(server.db)
  const other = await aClient(server.db)
  await aLedgerRow(server.db, client, 100_000)
  await aLedgerRow(server.db, client, -30_000)
  await aLedgerRow(server.db, other, 5_000)
  for (const owner of [client, client, other]) {
    const bid = await aBid(server.db, owner, { status: 6 })
    await server.db
      .insertInto('purchases')
      .values({
        bid_id: bid.id,
        client_id: owner.id,
        sku: `T-${bid.id}`,
        lot: JSON.stringify({
          auction: 'USS Tokyo',
          lotNo: 7,
          maker: 'Toyota',
          model: 'Hiace',
          year: 2020,
          chassis: 'X',
          images: [],
        }),
        price: 1_000_000,
      } as never)
      .execute()
  }
  const ledger = await read('ledger', { id: client.id, pageSize: 1 })
  expect(ledger.records.map(({ amount, balance }: Record<string, number>) => [amount, balance])).toEqual([
    [-30_000, 70_000],
  ])
  expect(ledger.pageInfo).toMatchObject({ page: 1, pageSize: 1, totalResults: 2 })
  const bought = await read('purchases', { id: client.id })
  expect(bought.purchases).toHaveLength(2)
  expect(bought.purchases[0].id).toBeGreaterThan(bought.purchases[1].id)
  const { counts } = await read('view', { id: client.id })
  expect(counts).toMatchObject({ purchases: 2, ledger: 2, sessions: 0, changes: 0 })
})

test('staff see a client’s sessions and can log them out of one or all of them', async () => {
  const { manager, browser, read } = await aDesk()
  const client = await aClient(server.db)
  const [first, second, third] = [
    await server.signInAs(client),
    await server.signInAs(client),
    await server.signInAs(client),
  ]
  const open = async () => (await read('sessions', { id: client.id })).sessions
  const sessions = await open()
  expect(sessions).toHaveLength(3)
  expect(sessions[0]).toMatchObject({ ip: '127.0.0.1', userAgent: 'test', online: true })
  expect(await read('view', { id: client.id })).toMatchObject({ online: true, counts: { sessions: 3 } })

  const stranger = await server.signInAs(await aClient(server.db))
  const close = (body: Record<string, unknown>) =>
    browser.post('/client/close-sessions', { id: client.id, ...body })
  await close({ session: sessions[0].id })
  expect(await open()).toHaveLength(2)
  await close({})
  expect(await open()).toEqual([])
  for (const closed of [first, second, third]) expect((await closed.get('/user/view')).statusCode).toBe(401)
  expect((await stranger.get('/user/view')).statusCode).not.toBe(401)
  expect(await read('view', { id: client.id })).toMatchObject({ online: false })
  const trail = await server.db
    .selectFrom('audit')
    .select(['after', 'entity_id'])
    .where('actor_id', '=', manager.id)
    .orderBy('id')
    .execute()
  expect(trail).toEqual([
    { after: { closed: 1 }, entity_id: String(client.id) },
    { after: { closed: 2 }, entity_id: String(client.id) },
  ])
})

test('somebody else’s session cannot be closed by its ID', async () => {
  const { browser, read } = await aDesk()
  const client = await aClient(server.db)
  const other = await aClient(server.db)
  await server.signInAs(other)
  const [{ id: session }] = (await read('sessions', { id: other.id })).sessions
  await browser.post('/client/close-sessions', { id: client.id, session })
  expect((await read('sessions', { id: other.id })).sessions).toHaveLength(1)
})

test.each(['credit', 'ledger', 'purchases', 'sessions'])(
  'staff members themselves have no %s here',
  async (path) => {
    const { manager, browser } = await aDesk()
    const answer = await browser.get(`/client/${path}`, { id: manager.id })
    expect(answer.json().messageCode).toBe('client_not_found')
  },
)
