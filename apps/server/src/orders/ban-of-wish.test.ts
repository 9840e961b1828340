import { startOfJstDay } from '@seriba/domain/time/jst'
import { expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { publishedCosts } from '../test/cost-builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const van = { maker: 'Toyota', model: 'Hiace Van', engine: 2750, year: 2019 }
const wish = { kind: 'car', maker: 'toyota', model: 'Hiace Van 4WD' }
const banOf = async (asked: Record<string, unknown>) => {
  const browser = await server.signInAs(await aClient(server.db))
  return (await browser.get('/order/ban', { ...wish, ...asked })).json().result.ban
}

test('a van that may not be exported to Russia is called banned in the order form, as its lots are', async () => {
  await publishedCosts(server.db)
  const lot = await aLot(server.db, van)
  const browser = await server.signInAs(await aClient(server.db))
  const ban = await banOf({ port: ' владивосток ' })
  expect(ban).toMatchObject({ port: { en: 'Vladivostok' }, lots: 1, verdict: { verdict: 'doesNotFit' } })
  const ofLot = await browser.get('/bid/landed-cost', { carId: lot.id, amount: 1000, port: 'Vladivostok' })
  expect(ban.verdict.rules[0].says).toEqual(ofLot.json().result.importVerdict.rules[0].says)
})

test('nothing is called banned while one of the lots may be imported, or at a port that the company does not know', async () => {
  await publishedCosts(server.db)
  await aLot(server.db, { ...van, maker: 'Mazda' })
  const mazda = { maker: 'Mazda', port: 'Vladivostok' }
  expect(await banOf(mazda)).not.toBeNull()
  expect(await banOf({ ...mazda, port: 'Atlantis' })).toBeNull()
  await aLot(server.db, { ...van, maker: 'Mazda', engine: 1500 })
  expect(await banOf(mazda)).toBeNull()
})

test('a year that no lot has gives no warning', async () => {
  await publishedCosts(server.db)
  expect(await banOf({ maker: 'Isuzu', port: 'Vladivostok' })).toBeNull()
  await aLot(server.db, { ...van, maker: 'Isuzu', auction_at: startOfJstDay('2099-01-01') })
  expect(await banOf({ maker: 'Isuzu', port: 'Vladivostok' })).not.toBeNull()
  expect(await banOf({ maker: 'Isuzu', port: 'Vladivostok', yearFrom: 2021 })).toBeNull()
})
