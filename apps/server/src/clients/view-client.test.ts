import { expect, test } from 'vitest'
import { aBid, aLedgerRow, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const dayMs = 86_400_000

const view = async (user: TestUser, id: number) => (await server.signInAs(user)).get('/client/view', { id })

test('a manager sees a client’s details, balance, and number of bids', async () => {
  const dealer = await aDealer(server.db)
  const client = await aClient(server.db, { dealer, creditLimit: 500_000 })
  await server.db
    .updateTable('users')
    .set({ company: 'Vostok Auto', city: 'Vladivostok', notes: 'Pays in three days.', short_code: 'DK' })
    .where('id', '=', client.id)
    .execute()
  await aLedgerRow(server.db, client, 120_000)
  await aBid(server.db, client, { amount: 300_000 })
  const past = await aLot(server.db, { auction_at: new Date(Date.now() - 2 * dayMs) })
  await aBid(server.db, client, { lot: past, status: 5 })
  await aBid(server.db, await aClient(server.db))

  expect((await view(await aManager(server.db), client.id)).json().result).toMatchObject({
    detail: {
      userId: client.id,
      email: client.email,
      company: 'Vostok Auto',
      city: 'Vladivostok',
      notes: 'Pays in three days.',
      shortCode: 'DK',
      dealer: expect.stringContaining('dealer'),
      manager: null,
      biddingAllowed: true,
    },
    balanceInfo: { balance: 120_000, creditLimit: 500_000, activeBids: 300_000, bidAllow: 320_000 },
    bids: { live: 1, archived: 1 },
  })
})

test('a client’s page shows who overrode which permission, and when', async () => {
  const manager = await aManager(server.db)
  const client = await aClient(server.db)
  const browser = await server.signInAs(manager)
  const set = (permissions: object) =>
    browser.put('/client/update-permissions', { id: client.id, permissions, reason: 'Agreed' })
  await set({ shareCar: false, bikeView: false })
  await set({ shareCar: true, bikeView: null })
  const { overrides, overriddenBy } = (await view(manager, client.id)).json().result
  expect(overrides).toMatchObject({ shareCar: true })
  expect(overriddenBy.shareCar).toEqual({
    by: expect.stringContaining('manager'),
    at: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  expect(overriddenBy).not.toHaveProperty('bikeView')
})

test('a permission left as it was while limits were set is not attributed to the user who set them', async () => {
  const client = await aClient(server.db, { permissions: { salesStatisticsView: false } })
  const browser = await server.signInAs(await aManager(server.db))
  const done = await browser.put('/client/update', { id: client.id, dailyBidLimit: 10, reason: 'Agreed' })
  expect(done.statusCode, done.body).toBe(200)
  const { overrides, overriddenBy } = (await view(await aManager(server.db), client.id)).json().result
  expect(overrides).toMatchObject({ salesStatisticsView: false, dailyBidLimitCheck: true })
  expect(Object.keys(overriddenBy)).toEqual(['dailyBidLimitCheck'])
})

test('a client’s page shows which version of the terms a client accepted, when, and which one is current', async () => {
  const [manager, client] = [await aManager(server.db), await aClient(server.db)]
  const desk = await server.signInAs(manager)
  const terms = async () => (await view(manager, client.id)).json().result.detail.terms
  const publish = async (en: string) => {
    const { version } = (await desk.get('/site/company')).json().result
    const answer = await desk.put('/site/config', { version, sections: { terms: { en, ru: '' } } })
    expect(answer.statusCode).toBe(200)
  }
  expect(await terms()).toEqual({ agreed: null, version: null, inForce: null })
  await publish('# Terms')
  const own = await server.signInAs(client)
  expect((await own.post('/user/accept-terms', { version: 1 })).statusCode).toBe(200)
  await publish('# New terms')
  expect(await terms()).toEqual({ agreed: expect.stringMatching(/Z$/), version: 1, inForce: 2 })
})

test('staff and unknown IDs are not clients', async () => {
  const manager = await aManager(server.db)
  for (const id of [manager.id, 9e15]) {
    const response = await view(manager, id)
    expect([response.statusCode, response.json().messageCode]).toEqual([404, 'client_not_found'])
  }
})

test('a client’s page is closed to buyers and to managers who may not bid for clients', async () => {
  const client = await aClient(server.db)
  const barred = await aManager(server.db, { permissions: { managerBidForClient: false } })
  const codes = [client, await aDealer(server.db), barred].map(
    async (user) => (await view(user, client.id)).json().messageCode,
  )
  expect(await Promise.all(codes)).toEqual(['wrong_audience', 'wrong_audience', 'permission_missing'])
})
