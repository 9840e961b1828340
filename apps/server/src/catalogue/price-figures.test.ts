import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs } from '@seriba/domain/time/jst'
import { beforeAll, describe, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
let browser: Browser

beforeAll(async () => {
  browser = await server.signInAs(await aClient(server.db))
})

const get = async (path: string, query = {}) => (await browser.get(path, query)).json().result

describe('sold prices of the lots a search finds', () => {
  const sell = (price: number, status: number = lotStatus.sold) =>
    aLot(server.db, {
      maker: 'Priced',
      model: price > 900_000 ? 'Dear' : 'Cheap',
      auction_at: new Date(Date.now() - 3 * dayMs),
      sold_price: price,
      status,
    })
  beforeAll(async () => {
    for (const price of [500_000, 300_000, 1_000_000]) await sell(price)
    await sell(0, lotStatus.notSold)
  })

  test('ignore lots that were not sold', async () => {
    const { bars, ...figures } = await get('/stats/price-figures', { makerId: 'Priced' })
    expect(figures).toEqual({
      sold: 3,
      average: 600_000,
      median: 500_000,
      lowest: 300_000,
      highest: 1_000_000,
      barsTo: 1_000_000,
    })
    expect([bars[0], bars[6], bars[23]]).toEqual([1, 1, 1])
  })

  test('are narrowed by every filter, including the price', async () => {
    const ofDear = await get('/stats/price-figures', { makerId: 'Priced', modelId: 'Dear' })
    expect(ofDear).toMatchObject({ sold: 1, average: 1_000_000 })
    const ofSome = await get('/stats/price-figures', { makerId: 'Priced', finishPriceTo: 600_000 })
    expect(ofSome).toMatchObject({ sold: 2, highest: 500_000 })
    const ofNone = await get('/stats/price-figures', { makerId: 'Priced', finishPriceFrom: 2_000_000 })
    expect(ofNone).toEqual({
      sold: 0,
      average: null,
      median: null,
      lowest: null,
      highest: null,
      bars: [],
      barsTo: null,
    })
  })
})
