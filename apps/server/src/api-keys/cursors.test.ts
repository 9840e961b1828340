import { expect, test } from 'vitest'
import { aBid, aLedgerRow, aLot } from '../test/bid-builders.ts'
import { aDealer } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'
import { wonCarsOf } from '../test/won-cars.ts'

const server = testServer()
const { aWonCar } = wonCarsOf(server)
type Row = { id: number; bidId: number }

/** Reads a whole list in pages of two; something happens after each page. */
async function readAll(browser: Browser, path: string, query: object, between: () => Promise<unknown>) {
  const read: Row[] = []
  let cursor: string | null = 'start'
  while (cursor !== null) {
    const answer = await browser.get(path, { pageSize: 2, ...query, cursor })
    expect(answer.statusCode).toBe(200)
    const { result } = answer.json()
    read.push(...(result.cars ?? result.carsList ?? result.records))
    cursor = result.nextCursor
    await between()
  }
  return read
}

async function aReader() {
  const dealer = await aDealer(server.db)
  return { dealer, browser: await server.signInAs(dealer) }
}

test.each(['/bid/my-bid', '/bid/dealer'])(
  'every row of %s is read exactly once while bids come in',
  async (path) => {
    const { dealer, browser } = await aReader()
    const made: number[] = []
    for (let count = 0; count < 5; count += 1) made.unshift((await aBid(server.db, dealer)).id)
    const read = await readAll(browser, path, { sort: 'bidAmount' }, () => aBid(server.db, dealer))
    expect(read.map(({ bidId }) => bidId)).toEqual(made)
  },
)

test('every payment is read exactly once while money comes in', async () => {
  const { dealer, browser } = await aReader()
  const made: number[] = []
  for (let count = 0; count < 5; count += 1) {
    await aLedgerRow(server.db, dealer, 1000 + count)
    const { records } = (await browser.get('/payments/listing')).json().result
    made.unshift(Math.max(...records.map(({ id }: Row) => id)))
  }
  const read = await readAll(browser, '/payments/listing', {}, () => aLedgerRow(server.db, dealer, 7))
  expect(read.map(({ id }) => id)).toEqual(made)
})

test('every purchase is read exactly once while cars are won', async () => {
  const { dealer, browser } = await aReader()
  const made: number[] = []
  for (let count = 0; count < 3; count += 1) made.unshift((await aWonCar(dealer, 300_000)).id)
  const read = await readAll(browser, '/purchased-cars/listing', {}, () => aWonCar(dealer, 300_000))
  expect(read.map(({ id }) => id)).toEqual(made)
})

test('every lot is read exactly once, in any order, while others are added before it', async () => {
  const { browser } = await aReader()
  const maker = 'Cursors'
  const made: string[] = []
  for (let count = 0; count < 5; count += 1)
    made.push(String((await aLot(server.db, { maker, start_price: 500_000 + count })).id))
  const query = { makerId: maker, sort: 'startPrice', order: 'ASC' }
  const cheaper = () => aLot(server.db, { maker, start_price: 1000 })
  const read = await readAll(browser, '/car-auction/listing', query, cheaper)
  expect(read.map(({ id }) => String(id))).toEqual(made)
})

test('a list requested by page returns no cursor, and an invalid cursor is refused', async () => {
  const { browser } = await aReader()
  expect((await browser.get('/bid/my-bid')).json().result).not.toHaveProperty('nextCursor')
  for (const path of [
    '/bid/my-bid',
    '/payments/listing',
    '/purchased-cars/listing',
    '/car-auction/listing',
  ]) {
    const answer = await browser.get(path, { cursor: 'somewhere' })
    expect([path, answer.statusCode, answer.json().fields]).toEqual([path, 422, { cursor: 'invalid_input' }])
  }
})
