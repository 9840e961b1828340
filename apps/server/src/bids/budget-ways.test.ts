import { randomUUID } from 'node:crypto'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { expect, test } from 'vitest'
import { aBid, bidOn } from '../test/bid-builders.ts'
import { budgetDeskOf } from '../test/budget-desk.ts'
import { aClient, aDealer, aManager, type TestUser } from '../test/builders.ts'
import { aKey, keyProgram } from '../test/key-program.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setBudget, place, placeFor, put, inWeek, onlyBid } = budgetDeskOf(server)

const cap = 1_000_000
type Answer = { json: () => { messageCode?: string } }
const codeOf = (answer: Answer) => answer.json().messageCode ?? 'done'
type Way = { client: TestUser; manager: TestUser; amount: number }

const asGroup = async (amount: number) => ({
  bids: [{ carId: String((await inWeek(0)).id), lotType: 'auction', amount }],
  cars: 1,
  idempotencyKey: randomUUID(),
})

/** A bid that is not live: it comes back with its amount. */
const canceled = async (client: TestUser, amount: number) =>
  aBid(server.db, client, { lot: await inWeek(0), amount, status: bidStatus.cancel })

/** A live bid far below the cap. */
async function small(client: TestUser) {
  const lot = await inWeek(0)
  await place(client, lot, 500_000)
  return { lot, ...(await onlyBid(client)) }
}

/** Every way in which a bid can become live. */
const ways: Record<string, (way: Way) => Promise<string>> = {
  'the lot’s bid panel and quick bids': async ({ client, amount }) => place(client, await inWeek(0), amount),
  'a group of compared lots': async ({ client, amount }) =>
    codeOf(await (await server.signInAs(client)).post('/bid/create-group', await asGroup(amount))),
  'a bid that replaces the client’s own': async ({ client, amount }) =>
    place(client, (await small(client)).lot, amount),
  'a canceled bid that is placed again': async ({ client, amount }) => {
    const { lot, bidId } = await small(client)
    await put(client, '/bid/update-bid-status', { bidId, status: bidStatus.cancel })
    return place(client, lot, amount)
  },
  'staff bidding in the client’s name': async ({ client, manager, amount }) =>
    placeFor(manager, client, await inWeek(0), amount),
  'staff bidding on a group in the client’s name': async ({ client, manager, amount }) => {
    const body = { ...(await asGroup(amount)), userId: client.id }
    return codeOf(await (await server.signInAs(manager)).post('/bid/create-group-from-manager', body))
  },
  'staff correcting a bid': async ({ client, manager, amount }) => {
    const { bidId } = await small(client)
    return put(manager, '/bid/update-bid', { bidId, amount })
  },
  'staff typing an amount into the desk’s table': async ({ client, manager, amount }) => {
    const { bidId } = await small(client)
    return put(manager, '/bid/update-bid-price', { jasId: bidId, amount })
  },
  'staff restoring a bid': async ({ client, manager, amount }) => {
    const { id } = await canceled(client, amount)
    return put(manager, '/bid/update-bid-status', { bidId: id, status: bidStatus.new })
  },
}

test.each(Object.entries(ways))('a cap limits %s', async (_, way) => {
  const manager = await aManager(server.db)
  for (const caps of [{ perDay: cap }, { perWeek: cap }]) {
    const client = await aClient(server.db)
    expect(await setBudget(client, caps)).toBe('done')
    expect(await way({ client, manager, amount: cap + 5_000 })).toBe('budget_exceeded')
    const careful = await aClient(server.db)
    await setBudget(careful, caps)
    expect(await way({ client: careful, manager, amount: cap })).toBe('done')
  }
})

test('a cap limits a dealer’s program, and no key can change the cap', async () => {
  const dealer = await aDealer(server.db)
  const program = keyProgram(server, await aKey(server, dealer, ['bids:read', 'bids:write']))
  expect(await setBudget(dealer, { perDay: cap })).toBe('done')
  const lot = await inWeek(0)
  const raised = { perDay: null, perWeek: null, perGroup: null, askAbove: null }
  expect((await program.put('/user/budget', raised)).statusCode).toBe(403)
  expect(codeOf(await program.post('/bid/create', bidOn(lot, cap + 5_000)))).toBe('budget_exceeded')
  expect(codeOf(await program.post('/bid/create-group', await asGroup(cap + 5_000)))).toBe('budget_exceeded')
  expect(codeOf(await program.post('/bid/create', bidOn(lot, cap)))).toBe('done')
})

test('staff who restore several bids at once restore only what the client’s cap allows', async () => {
  const [manager, client] = [await aManager(server.db), await aClient(server.db)]
  const bids = [await canceled(client, 700_000), await canceled(client, 700_000)]
  await setBudget(client, { perDay: cap })
  const desk = await server.signInAs(manager)
  const answer = await desk.put('/bid/update-status-many', {
    bidIds: bids.map(({ id }) => id),
    status: bidStatus.new,
  })
  const { moved, skipped } = answer.json().result
  expect([moved.length, skipped.map(({ code }: { code: string }) => code)]).toEqual([1, ['budget_exceeded']])
  const live = await server.db
    .selectFrom('bids')
    .select('amount')
    .where('client_id', '=', client.id)
    .where('status', '=', bidStatus.new)
    .execute()
  expect(live).toEqual([{ amount: 700_000 }])
})

test('an automatic maximum sent to the hall is the bid the cap allowed', async () => {
  const [manager, client] = [await aManager(server.db), await aClient(server.db)]
  await setBudget(client, { perDay: cap })
  const { bidId } = await small(client)
  expect(await put(manager, '/bid/update-bid-status', { bidId, status: bidStatus.bid })).toBe('done')
  expect(await put(manager, '/bid/update-auto-bid', { bidId, autoBid: true })).toBe('done')
  expect(await put(manager, '/bid/update-bid', { bidId, amount: cap + 5_000 })).toBe('budget_exceeded')
  const { amount, auto_bid } = await server.db
    .selectFrom('bids')
    .select(['amount', 'auto_bid'])
    .where('id', '=', bidId)
    .executeTakeFirstOrThrow()
  expect({ amount, auto_bid }).toEqual({ amount: 500_000, auto_bid: true })
})
