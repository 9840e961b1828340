import { dayMs } from '@seriba/domain/time/jst'
import { beforeAll, expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const counted = async (user: TestUser): Promise<number> =>
  (await (await server.signInAs(user)).get('/site/menu-counters')).json().result.bid

async function company() {
  const { db } = server
  const dealer = await aDealer(db)
  const client = await aClient(db, { dealer })
  const past = await aLot(db, { auction_at: new Date(Date.now() - 2 * dayMs) })
  await aBid(db, client)
  await aBid(db, client, { status: 2 })
  for (const status of [3, 4, 5, 6] as const) await aBid(db, client, { status })
  await aBid(db, client, { lot: past })
  await aBid(db, dealer)
  await aBid(db, await aClient(db))
  await aBid(db, await aClient(db), { lot: await aLot(db, { kind: 'stock' }) })
  return { dealer, client, manager: await aManager(db) }
}

let it: Awaited<ReturnType<typeof company>>
beforeAll(async () => {
  it = await company()
})

test('a client’s counter has their own live bids', async () => {
  expect(await counted(it.client)).toBe(3)
})

test('a dealer’s counter has their own bids and those of their clients', async () => {
  expect(await counted(it.dealer)).toBe(4)
})

test('the staff counter has all clients’ new bids whose auction is not over', async () => {
  expect(await counted(it.manager)).toBe(4)
})
