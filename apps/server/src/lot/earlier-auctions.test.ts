import { lotStatus } from '@seriba/domain/lots/lot-status'
import { dayMs } from '@seriba/domain/time/jst'
import { expect, test } from 'vitest'
import { aLot, type LotOptions } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
let cars = 0

/** An upcoming lot, and earlier auctions of the same car. */
async function world(own: LotOptions = {}) {
  cars += 1
  const car = { model: `Prado ${cars}`, chassis: `TRJ150-00${10_000 + cars}`, color: 'Pearl', ...own }
  const lot = await aLot(server.db, car)
  const browser = await server.signInAs(await aClient(server.db))
  return {
    lot,
    before: (days: number, more: LotOptions = {}) =>
      aLot(server.db, {
        ...car,
        status: lotStatus.notSold,
        auction_at: new Date(Date.now() - days * dayMs),
        ...more,
      }),
    seen: async () => (await browser.get('/car-auction/earlier-auctions', { id: lot.id })).json().result,
  }
}

const ids = ({ auctions }: { auctions: { id: string }[] }) => auctions.map(({ id }) => Number(id))

test('a car is recognized by its chassis number at other halls, however it is written, latest auction first', async () => {
  const { lot, before, seen } = await world()
  const old = await before(200, { auction: 'HAA Kobe', mileage: 41_000, chassis: lot.chassis.toLowerCase() })
  const late = await before(20, { mileage: 51_000, start_price: 0, sold_price: 2_020_000 })
  await before(30, { chassis: `${lot.chassis}9` })
  await before(-3)
  const found = await seen()
  expect([found.by, ids(found)]).toEqual(['chassis', [late.id, old.id]])
  expect(found.auctions[0]).toMatchObject({
    pageType: 'stats',
    mileage: 51_000,
    startPrice: null,
    price: 2_020_000,
    status: lotStatus.notSold,
    photos: 2,
  })
})

test('a car without a whole number is recognized by its other details', async () => {
  const { before, seen } = await world({ chassis: 'TRJ150' })
  const same = await before(20, { mileage: 47_900 })
  await before(21, { mileage: 47_000 })
  await before(22, { mileage: 48_100 })
  await before(23, { color: 'Black' })
  await before(24, { grade: 'TX' })
  await before(25, { year: 2018 })
  const found = await seen()
  expect([found.by, ids(found)]).toEqual(['likeness', [same.id]])
})

test('two equally similar cars on the same day are not taken for it', async () => {
  const { before, seen } = await world({ chassis: 'TRJ150' })
  await before(20)
  await before(20)
  await before(30)
  expect(await seen()).toMatchObject({ by: 'likeness', auctions: [] })
})

test('a user who may not see statistics sees the auctions without prices', async () => {
  const { lot, before } = await world()
  await before(20, { sold_price: 2_020_000 })
  const browser = await server.signInAs(
    await aClient(server.db, { permissions: { salesStatisticsView: false } }),
  )
  const { auctions } = (await browser.get('/car-auction/earlier-auctions', { id: lot.id })).json().result
  expect(auctions).toMatchObject([{ startPrice: null, price: null, mileage: 48_000 }])
})

test('earlier auctions are not offered for machines', async () => {
  const machine = await aLot(server.db, { kind: 'machinery' })
  const browser = await server.signInAs(await aClient(server.db))
  const answer = await browser.get('/machinery/earlier-auctions', { id: machine.id })
  expect(answer.json().result).toMatchObject({ by: null, auctions: [] })
})
