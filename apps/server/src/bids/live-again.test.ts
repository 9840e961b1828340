import { describe, expect, test } from 'vitest'
import { aBid, aGroup, aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus, statusOf } = deskOf(server)
const poor = { creditLimit: 1_000_000 }

const place = async (client: TestUser, amount: number, more = {}) => {
  const browser = await server.signInAs(client)
  return browser.post('/bid/create', bidOn(await aLot(server.db), amount, more))
}
const eventsOf = async (manager: TestUser, bidId: number): Promise<string[]> => {
  const lines = await (await server.signInAs(manager)).get('/bid/logs', { bidId })
  return lines.json().result.map(({ event }: { event: string }) => event)
}

describe('a bid that staff revive', () => {
  test.each([3, 4, 5])('from status %i must fit the credit, just as when it was placed', async (status) => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db, poor)]
    const bid = await aBid(server.db, client, { status: status as 3, amount: 600_000 })
    await place(client, 500_000)
    const browser = await server.signInAs(manager)
    for (const live of [1, 2]) {
      const answer = await browser.put('/bid/update-bid-status', { bidId: bid.id, status: live })
      expect([answer.statusCode, answer.json()]).toMatchObject([
        402,
        {
          messageCode: 'not_enough_credit',
          detail: {
            balance: 0,
            creditLimit: 1_000_000,
            activeBids: 500_000,
            availableLimit: 500_000,
            bidAllow: 500_000,
          },
        },
      ])
    }
    expect(await statusOf(bid.id)).toBe(status)
    await server.db
      .updateTable('users')
      .set({ credit_limit: 1_100_000 })
      .where('id', '=', client.id)
      .execute()
    expect(await setStatus(manager, bid.id, 2)).toEqual([200, 'done'])
  })

  test('counts toward the credit even in a filled group', async () => {
    const [manager, client] = [
      await aManager(server.db),
      await aClient(server.db, { creditLimit: 3_000_000 }),
    ]
    const group = { group_id: (await aGroup(server.db, client)).id }
    const won = await aBid(server.db, client, { ...group, amount: 1_000_000 })
    const sibling = await aBid(server.db, client, { ...group, amount: 1_500_000 })
    await setStatus(manager, won.id, 6)
    expect(await setStatus(manager, sibling.id, 2)).toEqual([200, 'done'])
    expect((await place(client, 505_000)).statusCode).toBe(402)
    expect((await place(client, 500_000)).statusCode).toBe(200)
  })

  test('needs no credit if its client has no limit', async () => {
    const client = await aClient(server.db, { creditLimit: 0, permissions: { creditLimitCheck: false } })
    const bid = await aBid(server.db, client, { status: 4 })
    expect(await setStatus(await aManager(server.db), bid.id, 2)).toEqual([200, 'done'])
  })
})

describe('a win that is reversed', () => {
  test('cannot become a live bid that the credit does not cover', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db, poor)]
    const bid = await aBid(server.db, client, { amount: 600_000, sold_price: 300_000 })
    await setStatus(manager, bid.id, 6)
    expect((await place(client, 500_000)).statusCode).toBe(200)
    expect(await setStatus(manager, bid.id, 2)).toEqual([402, 'not_enough_credit'])
    expect(await statusOf(bid.id)).toBe(6)
    expect(await setStatus(manager, bid.id, 5)).toEqual([200, 'done'])
  })

  test('restores what fits the credit, and the history names what stays stopped', async () => {
    const [manager, client] = [await aManager(server.db), await aClient(server.db, poor)]
    const group = { group_id: (await aGroup(server.db, client)).id }
    const lot = await aLot(server.db)
    const won = await aBid(server.db, client, { ...group, amount: 300_000 })
    const small = await aBid(server.db, client, { ...group, amount: 400_000 })
    const large = await aBid(server.db, client, { ...group, lot, amount: 900_000 })
    await setStatus(manager, won.id, 6)
    expect((await place(client, 500_000)).statusCode).toBe(200)
    await setStatus(manager, won.id, 5)
    expect([await statusOf(small.id), await statusOf(large.id)]).toEqual([1, 3])
    expect(await eventsOf(manager, large.id)).toContain('Stays stopped: not enough credit')
    const reopened = `Group A open again; not enough credit to resume lot ${lot.lot_no}`
    expect(await eventsOf(manager, won.id)).toContain(reopened)
  })

  test('restores each client’s order for a stock car only if their own credit covers it', async () => {
    const manager = await aManager(server.db)
    const [winner, rich, spent] = [
      await aClient(server.db),
      await aClient(server.db),
      await aClient(server.db, poor),
    ]
    const lot = await aLot(server.db, { kind: 'stock', sold_price: 600_000 })
    const order = (client: TestUser) => aBid(server.db, client, { lot, amount: 600_000 })
    const [won, waiting, short] = [await order(winner), await order(rich), await order(spent)]
    await setStatus(manager, won.id, 6)
    expect((await place(spent, 500_000)).statusCode).toBe(200)
    await setStatus(manager, won.id, 3)
    expect([await statusOf(waiting.id), await statusOf(short.id)]).toEqual([1, 3])
  })

  test('cannot use credit that its client spends at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [manager, client] = [await aManager(server.db), await aClient(server.db, poor)]
      const bid = await aBid(server.db, client, { status: 4, amount: 600_000 })
      const answers = await Promise.all([setStatus(manager, bid.id, 2), place(client, 600_000)])
      const codes = answers.map((answer) => (Array.isArray(answer) ? answer[0] : answer.statusCode))
      expect(codes.sort()).toEqual([200, 402])
    }
  })
})
