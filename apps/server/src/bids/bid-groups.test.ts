import { dayMs } from '@seriba/domain/time/jst'
import { describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const rich = { creditLimit: 10_000_000 }

async function answerTo(user: TestUser, body: Record<string, unknown>) {
  const browser = await server.signInAs(user)
  return (await browser.post('/bid/create', body)).json()
}

async function refusalOf(user: TestUser, body: Record<string, unknown>) {
  const browser = await server.signInAs(user)
  const response = await browser.post('/bid/create', body)
  return [response.statusCode, response.json().messageCode]
}

const bidsOf = (user: TestUser) =>
  server.db.selectFrom('bids').selectAll().where('client_id', '=', user.id).execute()
describe('bid groups', () => {
  test('are opened by their first bid and joined by number', async () => {
    const client = await aClient(server.db, rich)
    const first = await answerTo(client, bidOn(await aLot(server.db), 500_000, { bidGroup: 0 }))
    await answerTo(client, bidOn(await aLot(server.db), 400_000, { bidGroup: 1 }))
    const second = await answerTo(client, bidOn(await aLot(server.db), 400_000, { bidGroup: 0 }))
    expect([first.result.balanceInfo.activeBids, second.result.balanceInfo.activeBids]).toEqual([
      500_000, 900_000,
    ])

    const groups = await (await server.signInAs(client)).get('/bid/group')
    expect(groups.json().result).toMatchObject([
      { value: 1, label: 'A', cars: 1, bids: 2, won: 0 },
      { value: 2, label: 'B', cars: 1, bids: 1, won: 0 },
      { value: 0, cars: 1, bids: 0 },
    ])
  })

  test('a fourth car at 900 000 in a buy-1 group led by 1 000 000 costs nothing', async () => {
    const client = await aClient(server.db, { creditLimit: 1_000_000 })
    const group = await aGroup(server.db, client)
    for (const amount of [1_000_000, 800_000, 600_000])
      await aBid(server.db, client, { amount, group_id: group.id })
    const lot = await aLot(server.db)

    expect(await refusalOf(client, bidOn(lot, 900_000))).toEqual([402, 'not_enough_credit'])
    const { result } = await answerTo(client, bidOn(lot, 900_000, { bidGroup: group.number }))
    expect(result.balanceInfo).toMatchObject({ activeBids: 1_000_000, bidAllow: 0 })
    expect(
      await refusalOf(client, bidOn(await aLot(server.db), 1_005_000, { bidGroup: group.number })),
    ).toEqual([402, 'not_enough_credit'])
  })

  test('end when their last bid moves to another', async () => {
    const client = await aClient(server.db, rich)
    const lot = await aLot(server.db)
    await answerTo(client, bidOn(lot, 500_000, { bidGroup: 0 }))
    await answerTo(client, bidOn(lot, 500_000, { bidGroup: 0 }))
    const groups = await server.db
      .selectFrom('bid_groups')
      .selectAll()
      .where('client_id', '=', client.id)
      .orderBy('id')
      .execute()
    expect(groups.map(({ closed_at }) => closed_at === null)).toEqual([false, true])
  })

  test('keep a bid whose amount is changed without naming one', async () => {
    const client = await aClient(server.db, rich)
    const group = await aGroup(server.db, client)
    const lot = await aLot(server.db)
    await aBid(server.db, client, { lot, group_id: group.id })
    await answerTo(client, bidOn(lot, 700_000))
    expect(await bidsOf(client)).toMatchObject([{ amount: 700_000, group_id: group.id }])
  })
})

describe('what speaks against a bid', () => {
  const allowanceOf = async (user: TestUser, query: string) => {
    const browser = await server.signInAs(user)
    return (await browser.get(`/bid/allow?${query}`)).json().result
  }
  const lotIn = (auction: string, minutes: number) =>
    aLot(server.db, { auction, auction_at: new Date(Date.now() + dayMs + minutes * 60_000) })

  test('is that another of its group could be won at the same time in another hall', async () => {
    const client = await aClient(server.db, rich)
    const group = await aGroup(server.db, client)
    await aBid(server.db, client, { lot: await lotIn('USS Tokyo', 0), group_id: group.id })
    const near = await lotIn('TAA Kinki', 14)
    const warningsOf = async (carId: number, more = '') =>
      (await allowanceOf(client, `carId=${carId}${more}`)).warnings

    expect(await warningsOf(near.id, `&bidGroup=${group.number}`)).toEqual(['group_clash'])
    expect(await warningsOf(near.id)).toEqual([])
    expect(await warningsOf(near.id, '&bidGroup=0')).toEqual([])
    const later = await lotIn('TAA Kinki', 15)
    expect(await warningsOf(later.id, `&bidGroup=${group.number}`)).toEqual([])
    const here = await lotIn('USS Tokyo', 1)
    expect(await warningsOf(here.id, `&bidGroup=${group.number}`)).toEqual([])
  })

  test('is that another client has ordered the stock car', async () => {
    const [first, second] = [await aClient(server.db, rich), await aClient(server.db, rich)]
    const car = await aLot(server.db, { kind: 'stock', auction_at: null, sold_price: 500_000 })
    await aBid(server.db, first, { lot: car, lot_type: 'stock' })
    expect((await allowanceOf(first, `carId=${car.id}`)).warnings).toEqual([])
    expect((await allowanceOf(second, `carId=${car.id}`)).warnings).toEqual(['reserved'])
    await server.db.updateTable('bids').set({ status: 4 }).where('lot_id', '=', car.id).execute()
    expect((await allowanceOf(second, `carId=${car.id}`)).warnings).toEqual([])
  })

  test('is not the credit that its own group holds already', async () => {
    const client = await aClient(server.db, { creditLimit: 1_000_000 })
    const group = await aGroup(server.db, client)
    await aBid(server.db, client, { amount: 1_000_000, group_id: group.id })
    const { lot_id } = await aBid(server.db, client, { amount: 800_000, group_id: group.id })
    // The amount of a bid that stands is changed within its group, named or not.
    expect((await allowanceOf(client, `carId=${lot_id}`)).bidAllow).toBe(1_000_000)
  })
})
