import { expect, test } from 'vitest'
import { aLedgerRow } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer({ demo: true })
const dashboardOf = async (user: TestUser, query: Record<string, unknown> = {}) =>
  (await (await server.signInAs(user)).get('/user/dashboard', query)).json().result

test('a client who may not bid is told about the deposit, then that it is on its way, and then nothing more', async () => {
  const client = await aClient(server.db, { permissions: { biddingAllowed: false } })
  expect((await dashboardOf(client)).deposit).toEqual({ wanted: 150_000, waiting: null })
  const browser = await server.signInAs(client)
  const { deposit } = (await browser.post('/payments/deposit', { method: 'bank' })).json().result
  expect((await dashboardOf(client)).deposit).toEqual({ wanted: 150_000, waiting: deposit })
  const desk = await server.signInAs(await aManager(server.db))
  await desk.put('/payments/confirm-deposit', { id: deposit.id })
  expect((await dashboardOf(client)).deposit).toEqual({ wanted: null, waiting: null })
})

test('staff see deposits on their way and today’s receipts, optionally for their own clients only', async () => {
  const manager = await aManager(server.db)
  const client = await aClient(server.db)
  await server.db.updateTable('users').set({ manager_id: manager.id }).where('id', '=', client.id).execute()
  const other = await aClient(server.db)
  for (const one of [client, other])
    await (await server.signInAs(one)).post('/payments/deposit', { method: 'bank' })
  await aLedgerRow(server.db, client, 70_000)
  await aLedgerRow(server.db, other, 5_000)

  const { deposits } = await dashboardOf(manager, { whose: 'mine' })
  expect(deposits).toMatchObject({
    count: 1,
    sum: 150_000,
    rows: [{ clientId: client.id, method: 'bank', amount: 150_000 }],
    received: { count: 1, sum: 70_000 },
  })
  expect((await dashboardOf(manager)).deposits.count).toBeGreaterThan(1)
  const desk = await server.signInAs(manager)
  const [line] = (await desk.get('/client/ledger', { id: client.id })).json().result.records
  await desk.post('/payments/reverse', { id: line.id, reason: 'Wrong client' })
  expect((await dashboardOf(manager, { whose: 'mine' })).deposits.received).toEqual({ count: 0, sum: 0 })
})

test('a colleague who may not open clients’ pages sees no money', async () => {
  const manager = await aManager(server.db, { permissions: { managerBidForClient: false } })
  expect((await dashboardOf(manager)).deposits).toBeNull()
})
