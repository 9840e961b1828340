import { lockClient, lockLot } from '@seriba/server-credit/client-lock'
import { withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aBid, aLot, bidOn } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { setStatus, statusOf } = deskOf(server)

const rivals = async (count: number, kind: 'car' | 'stock') => {
  const lot = await aLot(server.db, { kind, sold_price: kind === 'stock' ? 500_000 : 0 })
  const clients = await Promise.all(Array.from({ length: count }, () => aClient(server.db)))
  return Promise.all(
    clients.map(async (client) => ({ client, bid: await aBid(server.db, client, { lot, status: 2 }) })),
  )
}

test.each(['car', 'stock'] as const)('a lot won by one client cannot be won by another: %s', async (kind) => {
  const [first, second] = await rivals(2, kind)
  if (!first || !second) return expect.unreachable()
  const manager = await aManager(server.db)
  const before = kind === 'stock' ? 3 : 2
  expect(await setStatus(manager, first.bid.id, 6)).toEqual([200, 'done'])
  const browser = await server.signInAs(manager)
  const answer = await browser.put('/bid/update-bid-status', { bidId: second.bid.id, status: 6 })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    {
      messageCode: 'lot_already_won',
      detail: {
        bidId: first.bid.id,
        clientId: first.client.id,
        client: expect.stringMatching(/^client /),
      },
    },
  ])
  expect(await statusOf(second.bid.id)).toBe(before)
  await setStatus(manager, first.bid.id, 5)
  expect(await setStatus(manager, second.bid.id, 6)).toEqual([200, 'done'])
})

test('a lot can be won a second time for a stated reason, which the history and the audit log keep', async () => {
  const [first, second] = await rivals(2, 'car')
  if (!first || !second) return expect.unreachable()
  const browser = await server.signInAs(await aManager(server.db))
  const win = (bidId: number, secondWin?: string) =>
    browser.put('/bid/update-bid-status', { bidId, status: 6, ...(secondWin !== undefined && { secondWin }) })
  await win(first.bid.id)
  for (const secondWin of [undefined, '', '  '])
    expect((await win(second.bid.id, secondWin)).json().messageCode).toBe('lot_already_won')
  expect((await win(second.bid.id, 'The first client gave it on')).statusCode).toBe(200)
  expect([await statusOf(first.bid.id), await statusOf(second.bid.id)]).toEqual([6, 6])
  const audit = await server.db
    .selectFrom('audit')
    .select('after')
    .where('action', '=', 'bid.status')
    .where('entity_id', '=', String(second.bid.id) as never)
    .execute()
  expect(audit).toMatchObject([{ after: { status: 6, reason: 'The first client gave it on' } }])
})

test('a stock car is won only once, whatever reason is given', async () => {
  const [first, second] = await rivals(2, 'stock')
  if (!first || !second) return expect.unreachable()
  const browser = await server.signInAs(await aManager(server.db))
  await browser.put('/bid/update-bid-status', { bidId: first.bid.id, status: 6 })
  const answer = await browser.put('/bid/update-bid-status', {
    bidId: second.bid.id,
    status: 6,
    secondWin: 'Please',
  })
  expect(answer.json().messageCode).toBe('lot_already_won')
})

test.each([
  [2, 'car'],
  [20, 'car'],
  [2, 'stock'],
  [20, 'stock'],
] as const)('of %i simultaneous wins on one lot, only one is accepted: %s', async (count, kind) => {
  const bids = await rivals(count, kind)
  const browser = await server.signInAs(await aManager(server.db))
  const answers = await Promise.all(
    bids.map(({ bid }) => browser.put('/bid/update-bid-status', { bidId: bid.id, status: 6 })),
  )
  const codes = answers.map(({ statusCode }) => statusCode).sort()
  expect(codes).toEqual([200, ...Array(count - 1).fill(409)])
  const ids = bids.map(({ bid }) => bid.id)
  const purchases = await server.db.selectFrom('purchases').select('id').where('bid_id', 'in', ids).execute()
  expect(purchases).toHaveLength(1)
})

test('an order placed while the car is being won waits and is refused', async () => {
  const [first] = await rivals(1, 'stock')
  if (!first) return expect.unreachable()
  const late = await server.signInAs(await aClient(server.db))
  let order: ReturnType<typeof late.post> | undefined
  await withTransaction(server, async (tx) => {
    await lockLot(tx, first.bid.lot_id)
    await tx.updateTable('bids').set({ status: 6 }).where('id', '=', first.bid.id).execute()
    order = late.post('/bid/create', bidOn({ id: first.bid.lot_id, kind: 'stock' }, 0))
    await waitingOrDone(order)
  })
  const answer = await order
  expect([answer?.statusCode, answer?.json().messageCode]).toEqual([409, 'bidding_closed'])
})

test('an order is won only after its other clients’ pending changes are finished', async () => {
  const [first, second] = await rivals(2, 'stock')
  if (!first || !second) return expect.unreachable()
  const browser = await server.signInAs(await aManager(server.db))
  let win: ReturnType<typeof browser.put> | undefined
  await withTransaction(server, async (tx) => {
    await lockClient(tx, second.client.id)
    // The lock is sent along with the next statement.
    await sql`select`.execute(tx)
    win = browser.put('/bid/update-bid-status', { bidId: first.bid.id, status: 6 })
    expect(await waitingOrDone(win)).toBe('waiting')
  })
  expect((await win)?.statusCode).toBe(200)
})

/** Waits until the request waits for a lock in this file's database, or is answered without one. */
async function waitingOrDone(request: Promise<unknown>): Promise<'waiting' | 'done'> {
  let answered = false
  void request.then(() => {
    answered = true
  })
  for (let waiting = 0; waiting === 0 && !answered; ) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_locks
      where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(server.db)
    waiting = rows[0]?.count ?? 0
  }
  return answered ? 'done' : 'waiting'
}
