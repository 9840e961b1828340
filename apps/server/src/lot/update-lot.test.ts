import { lotStatus } from '@seriba/domain/lots/lot-status'
import { closeFinishedBids } from '@seriba/server-bids/close-finished-bids'
import { expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

async function aDesk() {
  const browser = await server.signInAs(await aManager(server.db))
  const lot = await aLot(server.db)
  const update = (body: object) =>
    browser.put('/lot/update', { id: String(lot.id), reason: 'The hall called', ...body })
  const read = () =>
    server.db
      .selectFrom('lots')
      .select(['status', 'sold_price'])
      .where('id', '=', lot.id)
      .executeTakeFirstOrThrow()
  return { lot, update, read }
}

test('a lot that staff mark as canceled closes its bids immediately', async () => {
  const { lot, update, read } = await aDesk()
  const bid = await aBid(server.db, await aClient(server.db), { lot_id: lot.id, status: 2 })
  expect((await update({ status: 'cancelled' })).statusCode).toBe(200)
  expect(await read()).toEqual({ status: lotStatus.cancelled, sold_price: 0 })
  const { rows } = await server.db.executeQuery<{ task_identifier: string }>({
    sql: `select task_identifier from graphile_worker.jobs where task_identifier = 'closeFinishedBids'`,
    parameters: [],
    query: { kind: 'RawNode' } as never,
    queryId: { queryId: 'jobs' },
  })
  expect(rows).not.toEqual([])
  await closeFinishedBids({ db: server.db, publicUrl: undefined })
  const { status } = await server.db
    .selectFrom('bids')
    .select('status')
    .where('id', '=', bid.id)
    .executeTakeFirstOrThrow()
  expect(status).toBe(5)
})

test('a sold lot needs its price, every correction needs a reason, and stock cannot be corrected here', async () => {
  const { update, read } = await aDesk()
  expect((await update({ status: 'sold' })).json().message).toEqual({ soldPrice: expect.any(String) })
  expect((await update({ status: 'notSold', reason: ' ' })).json().message).toEqual({
    reason: expect.any(String),
  })
  expect((await update({ status: 'sold', soldPrice: 1_250_000 })).statusCode).toBe(200)
  expect(await read()).toEqual({ status: lotStatus.sold, sold_price: 1_250_000 })
  const browser = await server.signInAs(await aManager(server.db))
  const stock = await aLot(server.db, { kind: 'stock', auction_at: null })
  const refused = await browser.put('/lot/update', {
    id: String(stock.id),
    status: 'removed',
    reason: 'Gone',
  })
  expect(refused.json().messageCode).toBe('lot_not_auctioned')
})
