import type { Found } from '@seriba/contracts/palette'
import { expect, test, vi } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

async function find(who: TestUser, text: string): Promise<Found> {
  const browser = await server.signInAs(who)
  return (await browser.get('/user/find', { text })).json().result
}

const named = (who: TestUser, full_name: string) =>
  server.db.updateTable('users').set({ full_name }).where('id', '=', who.id).execute()
const onLot = (lot_no: number, options = {}) => aLot(server.db, { lot_no, ...options })
const ids = (found: Found) => found.bids.map(({ bidId }) => bidId)

test('staff can find a bid by the beginning of its lot number and part of its client’s name, in any order', async () => {
  const manager = await aManager(server.db)
  const client = await aClient(server.db)
  await named(client, 'Dmitri Xkovalenko')
  const bid = await aBid(server.db, client, { lot: await onLot(730_518), amount: 700_000 })
  await aBid(server.db, client, { lot: await onLot(830_518) })
  for (const text of ['xkov 730', '730 XKOV'])
    expect((await find(manager, text)).bids).toMatchObject([
      { bidId: bid.id, lotNo: 730_518, client: 'Dmitri Xkovalenko', amount: 700_000 },
    ])
  expect((await find(manager, 'xkovalenko')).clients).toMatchObject([{ id: client.id }])
})

test('a buyer finds only their own bids and purchases', async () => {
  const [mine, theirs] = [await aClient(server.db), await aClient(server.db)]
  await named(theirs, 'Zorbanov Petr')
  const lot = await onLot(731_777)
  const own = await aBid(server.db, mine, { lot })
  await aBid(server.db, theirs, { lot })
  const found = await find(mine, '731777')
  expect(ids(found)).toEqual([own.id])
  expect(found.bids[0]?.client).toBeNull()
  expect(await find(mine, 'zorbanov')).toMatchObject({ bids: [], clients: [], purchases: [] })
})

test('a dealer finds their clients and those clients’ bids', async () => {
  const dealer = await aDealer(server.db)
  const client = await aClient(server.db)
  await named(client, 'Quillon Reyes')
  await server.db.updateTable('users').set({ dealer_id: dealer.id }).where('id', '=', client.id).execute()
  const bid = await aBid(server.db, client)
  const found = await find(dealer, 'quillon')
  expect([ids(found), found.clients.map(({ id }) => id)]).toEqual([[bid.id], [client.id]])
  expect((await find(await aDealer(server.db), 'quillon')).bids).toEqual([])
})

test('lots are found by the beginning of their number and by model, on pages the user may see', async () => {
  const client = await aClient(server.db)
  const lot = await onLot(932_519, { model: 'Xanadu Cruiser' })
  const lots = async (text: string) => (await find(client, text)).lots.map(({ id }) => id)
  await vi.waitFor(async () => expect(await lots('9325')).toEqual([String(lot.id)]), 10_000)
  expect(await lots('xanadu 932')).toEqual([String(lot.id)])
  expect(await lots('toyota xanadu')).toEqual([String(lot.id)])
  expect(await lots('honda xanadu')).toEqual([])
  expect(await lots('xanadu 933')).toEqual([])
  await server.db
    .updateTable('users')
    .set({ permissions: JSON.stringify({ carAuctionsView: false }) } as never)
    .where('id', '=', client.id)
    .execute()
  expect(await lots('xanadu 932')).toEqual([])
})

test('a manager who may not bid for clients finds no clients', async () => {
  const manager = await aManager(server.db, { permissions: { managerBidForClient: false } } as never)
  await named(await aClient(server.db), 'Velimir Ostrander')
  expect((await find(manager, 'ostrander')).clients).toEqual([])
})

test('wildcards are taken literally, and a single character finds nothing', async () => {
  const manager = await aManager(server.db)
  await aBid(server.db, await aClient(server.db))
  for (const text of ['%%', '__', '7', '9'.repeat(80), '\ud800\ud800', 'a\\'])
    expect(await find(manager, text)).toMatchObject({ bids: [], clients: [], purchases: [] })
})
