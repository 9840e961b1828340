import { bidStatus } from '@seriba/domain/bids/bid-status'
import { dayMs } from '@seriba/domain/time/jst'
import { expect, test } from 'vitest'
import { aBid, aLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

const aBidOn = async (days: number) => {
  const lot = await aLot(server.db, { auction_at: new Date(Date.now() + days * dayMs) })
  return aBid(server.db, await aClient(server.db), { lot, status: bidStatus.bid })
}
const win = async (bidId: number, more: object) => {
  const desk = await server.signInAs(await aManager(server.db))
  const answer = await desk.put('/bid/update-bid-status', { bidId, status: bidStatus.win, ...more })
  return answer.json().messageCode ?? 'done'
}
const purchasesOf = (bidId: number) =>
  server.db.selectFrom('purchases').select('id').where('bid_id', '=', bidId).execute()

test('a win of a lot that is sold on a later day is entered only by those who confirm it', async () => {
  const { id } = await aBidOn(2)
  expect(await win(id, { beforeSale: false })).toBe('sale_ahead')
  expect(await win(id, { beforeSale: false, soldPrice: 500_000 })).toBe('sale_ahead')
  expect(await purchasesOf(id)).toEqual([])
  expect(await win(id, { beforeSale: true })).toBe('done')
  expect(await purchasesOf(id)).toHaveLength(1)
  // What is won already is not asked about again.
  expect(await win(id, { beforeSale: false, soldPrice: 500_000 })).toBe('done')
})

test('a win of today’s lots needs no confirmation, nor does any other status', async () => {
  const { id } = await aBidOn(0)
  expect(await win(id, { beforeSale: false })).toBe('done')
  const later = await aBidOn(2)
  const desk = await server.signInAs(await aManager(server.db))
  const answer = await desk.put('/bid/update-bid-status', {
    bidId: later.id,
    status: bidStatus.dontBid,
    beforeSale: false,
  })
  expect(answer.statusCode).toBe(200)
})
