import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const bidsOf = (user: TestUser) =>
  server.db.selectFrom('bids').selectAll().where('client_id', '=', user.id).orderBy('amount').execute()
const groupsOf = (user: TestUser) =>
  server.db.selectFrom('bid_groups').selectAll().where('client_id', '=', user.id).execute()

const newKey = randomUUID
const on = (lot: { id: number }, amount: number) => ({ carId: String(lot.id), lotType: 'auction', amount })
const twoLots = async () => [await aLot(server.db), await aLot(server.db)] as const
const fourLots = async () => [...(await twoLots()), ...(await twoLots())] as const

async function place(user: TestUser, body: object) {
  const browser = await server.signInAs(user)
  const response = await browser.post('/bid/create-group', { idempotencyKey: newKey(), ...body })
  return { status: response.statusCode, ...response.json() }
}

test('bids on four lots form one group that buys one of them and hold the largest bid', async () => {
  const client = await aClient(server.db, { creditLimit: 3_200_000 })
  const [a, b, c, d] = await fourLots()
  const answer = await place(client, {
    bids: [on(a, 3_150_000), on(b, 3_100_000), on(c, 2_980_000), on(d, 1_900_000)],
    cars: 1,
  })
  expect(answer.status, JSON.stringify(answer)).toBe(200)
  expect(answer.result).toMatchObject({ group: 1, label: 'A' })
  expect(answer.result.bids).toHaveLength(4)
  expect(answer.result.bids.at(-1).balanceInfo.activeBids).toBe(3_150_000)
  const [group] = await groupsOf(client)
  expect(group).toMatchObject({ quota: 1 })
  expect((await bidsOf(client)).map(({ group_id }) => group_id)).toEqual(Array(4).fill(group?.id))
})

test('a group that buys two holds its two largest bids', async () => {
  const client = await aClient(server.db, { creditLimit: 3_000_000 })
  const [a, b, c] = await fourLots()
  const answer = await place(client, { bids: [on(a, 1_000_000), on(b, 900_000), on(c, 800_000)], cars: 2 })
  expect(answer.status, JSON.stringify(answer)).toBe(200)
  expect(answer.result.bids.at(-1).balanceInfo.activeBids).toBe(1_900_000)
  expect(await groupsOf(client)).toMatchObject([{ quota: 2 }])
})

test('if one lot is refused, no bid is placed, no group is opened, and the answer names the lot', async () => {
  const client = await aClient(server.db, { creditLimit: 1_000_000 })
  const [a, b] = await twoLots()
  const dear = await place(client, { bids: [on(a, 500_000), on(b, 1_500_000)], cars: 1 })
  expect(dear).toMatchObject({ status: 402, messageCode: 'not_enough_credit' })
  expect(JSON.stringify(dear)).toContain(`"carId":"${b.id}"`)
  const closed = await aLot(server.db, { auction_at: new Date(Date.now() - 60_000) })
  expect((await place(client, { bids: [on(a, 500_000), on(closed, 500_000)], cars: 1 })).status).toBe(409)
  expect(await bidsOf(client)).toEqual([])
  expect(await groupsOf(client)).toEqual([])
})

test('the same request under the same key gets the same answer and leaves the group unchanged', async () => {
  const client = await aClient(server.db, { creditLimit: 9_000_000 })
  const [a, b] = await twoLots()
  const body = { bids: [on(a, 500_000), on(b, 600_000)], cars: 1, idempotencyKey: newKey() }
  const first = await place(client, body)
  const browser = await server.signInAs(client)
  expect((await browser.put('/bid/update-group', { bidGroup: 1, cars: 2 })).statusCode).toBe(200)
  expect((await place(client, body)).result).toEqual(first.result)
  expect(await bidsOf(client)).toHaveLength(2)
  expect(await groupsOf(client)).toMatchObject([{ quota: 2 }])
})

test('other values under the same key are refused, and nothing is placed', async () => {
  const client = await aClient(server.db, { creditLimit: 9_000_000 })
  const [a, b, c, d] = await fourLots()
  const body = { bids: [on(a, 500_000), on(b, 600_000)], cars: 1, idempotencyKey: newKey() }
  expect((await place(client, body)).status).toBe(200)
  for (const other of [
    { bids: [on(a, 500_000), on(c, 600_000)] },
    { bids: [on(c, 500_000), on(d, 600_000)] },
    { cars: 2 },
  ])
    expect(await place(client, { ...body, ...other })).toMatchObject({
      status: 422,
      messageCode: 'idempotency_key_reused',
    })
  expect(await bidsOf(client)).toHaveLength(2)
  expect(await groupsOf(client)).toMatchObject([{ quota: 1 }])
})

test('a group that is sent several times at once is opened once, and everybody gets the same answer', async () => {
  const client = await aClient(server.db, { creditLimit: 9_000_000 })
  const [a, b] = await twoLots()
  const body = { bids: [on(a, 500_000), on(b, 600_000)], cars: 1, idempotencyKey: newKey() }
  const answers = await Promise.all(Array.from({ length: 6 }, () => place(client, body)))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.result))).size).toBe(1)
  expect(await groupsOf(client)).toHaveLength(1)
})

test('a live bid on one of the lots moves into the group', async () => {
  const client = await aClient(server.db, { creditLimit: 9_000_000 })
  const [a, b] = await twoLots()
  const browser = await server.signInAs(client)
  await browser.post('/bid/create', bidOn(a, 400_000))
  await place(client, { bids: [on(a, 500_000), on(b, 600_000)], cars: 1 })
  const [group] = await groupsOf(client)
  expect(await bidsOf(client)).toMatchObject([
    { amount: 500_000, group_id: group?.id },
    { amount: 600_000, group_id: group?.id },
  ])
})

test('wanting more vehicles than lots, or naming a lot twice, is refused', async () => {
  const client = await aClient(server.db, { creditLimit: 9_000_000 })
  const [a] = await twoLots()
  expect((await place(client, { bids: [on(a, 500_000)], cars: 2 })).status).toBe(422)
  expect((await place(client, { bids: [on(a, 500_000), on(a, 600_000)], cars: 1 })).status).toBe(422)
})
