import { bidStatus } from '@seriba/domain/bids/bid-status'
import { dayMs } from '@seriba/domain/time/jst'
import { describe, expect, test } from 'vitest'
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

test('a win on a lot sold on a later day is entered only after confirmation', async () => {
  const { id } = await aBidOn(2)
  expect(await win(id, { beforeSale: false })).toBe('sale_ahead')
  expect(await win(id, { beforeSale: false, soldPrice: 500_000 })).toBe('sale_ahead')
  expect(await purchasesOf(id)).toEqual([])
  expect(await win(id, { beforeSale: true })).toBe('done')
  expect(await purchasesOf(id)).toHaveLength(1)
  // A lot that is already won raises no question again.
  expect(await win(id, { beforeSale: false, soldPrice: 500_000 })).toBe('done')
})

test('a win on today’s lots needs no confirmation, and neither does any other status', async () => {
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

describe('a lot won before its sale time', () => {
  const wonBid = async (more: object) => {
    const [client, lot] = [await aClient(server.db), await aLot(server.db)]
    const { id } = await aBid(server.db, client, { lot, status: bidStatus.bid })
    expect(await win(id, { beforeSale: true, ...more })).toBe('done')
    const [purchase] = await purchasesOf(id)
    const browser = await server.signInAs(client)
    const page = await browser.get('/car-auction/view', { id: lot.id })
    const list = await browser.get('/bid/my-bid', {})
    return {
      id,
      purchaseId: purchase?.id,
      info: page.json().result.lotDetail.bidInfo,
      row: list.json().result.cars[0],
      lot,
    }
  }

  test('shows its winner the price and the purchase, both on its page and in the list', async () => {
    const { purchaseId, info, row } = await wonBid({ soldPrice: 500_000 })
    expect(info).toMatchObject({ sold: true, acceptBid: false, won: { price: 500_000, purchaseId } })
    expect(row).toMatchObject({ bidStatus: bidStatus.win, soldPrice: 500_000, purchaseId })
  })

  test('has no price until one is entered, and shows others no winner', async () => {
    const { purchaseId, info, lot } = await wonBid({})
    expect(info.won).toEqual({ price: null, purchaseId })
    const other = await server.signInAs(await aClient(server.db))
    const page = await other.get('/car-auction/view', { id: lot.id })
    expect(page.json().result.lotDetail.bidInfo).toMatchObject({ sold: true })
    expect(page.json().result.lotDetail.bidInfo).not.toHaveProperty('won')
  })

  test('no longer links to a purchase once the win is undone', async () => {
    const { id } = await wonBid({ soldPrice: 500_000 })
    const desk = await server.signInAs(await aManager(server.db))
    await desk.put('/bid/update-bid-status', { bidId: id, status: bidStatus.bid, reason: 'A mistake' })
    const list = await desk.get('/bid/index', {})
    expect(list.json().result.cars.find(({ bidId }: { bidId: number }) => bidId === id)).toMatchObject({
      purchaseId: null,
    })
  })
})
