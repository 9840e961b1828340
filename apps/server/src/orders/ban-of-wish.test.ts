import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { noChoices, saveChoices } from '@seriba/server-costs/lot-costs.repository'
import { expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient, aDealer, aManager } from '../test/builders.ts'
import { publishedCosts } from '../test/cost-builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const van = { maker: 'Toyota', model: 'Hiace Van', engine: 2750, year: 2019 }
const wish = { kind: 'car', maker: 'toyota', model: 'Hiace Van 4WD' }
const answerOf = async (asked: Record<string, unknown>) => {
  const browser = await server.signInAs(await aClient(server.db))
  return (await browser.get('/order/ban', { ...wish, ...asked })).json().result
}
const banOf = async (asked: Record<string, unknown>) => (await answerOf(asked)).ban

test('the order form marks a van that may not be exported to Russia as banned, just as its lots are', async () => {
  await publishedCosts(server.db)
  const lot = await aLot(server.db, van)
  const browser = await server.signInAs(await aClient(server.db))
  const ban = await banOf({ port: ' владивосток ' })
  expect(ban).toMatchObject({ port: { en: 'Vladivostok' }, lots: 1, verdict: { verdict: 'doesNotFit' } })
  const ofLot = await browser.get('/bid/landed-cost', { carId: lot.id, amount: 1000, port: 'Vladivostok' })
  expect(ban.verdict.rules[0].says).toEqual(ofLot.json().result.importVerdict.rules[0].says)
})

test('nothing is marked as banned while any of the lots may be imported, or for an unknown port', async () => {
  await publishedCosts(server.db)
  await aLot(server.db, { ...van, maker: 'Mazda' })
  const mazda = { maker: 'Mazda', port: 'Vladivostok' }
  expect(await banOf(mazda)).not.toBeNull()
  expect(await banOf({ ...mazda, port: 'Atlantis' })).toBeNull()
  await aLot(server.db, { ...van, maker: 'Mazda', engine: 1500 })
  expect(await banOf(mazda)).toBeNull()
})

test('a year without lots gives no warning', async () => {
  await publishedCosts(server.db)
  expect(await banOf({ maker: 'Isuzu', port: 'Vladivostok' })).toBeNull()
  await aLot(server.db, { ...van, maker: 'Isuzu', auction_at: startOfJstDay('2099-01-01') })
  expect(await banOf({ maker: 'Isuzu', port: 'Vladivostok' })).not.toBeNull()
  expect(await banOf({ maker: 'Isuzu', port: 'Vladivostok', yearFrom: 2021 })).toBeNull()
})

test('for a budget that reaches a ban by price, the order form shows the bid it starts at and the rule', async () => {
  await publishedCosts(server.db)
  await aLot(server.db, { ...van, maker: 'Lexus', model: 'RX', engine: 1500 })
  const lexus = { maker: 'Lexus', model: 'RX', port: 'Vladivostok' }
  const said = await answerOf({ ...lexus, budget: 9_000_000 })
  expect(said).toMatchObject({
    ban: null,
    banAbove: { port: { en: 'Vladivostok' }, because: { en: expect.stringContaining('6 million') }, lots: 1 },
  })
  const { bid } = said.banAbove
  expect(bid).toBeGreaterThan(5_000_000)
  expect(bid).toBeLessThan(6_000_000)
  expect((await answerOf({ ...lexus, budget: bid })).banAbove).toBeNull()
  expect((await answerOf({ ...lexus, budget: bid + 5000 })).banAbove).not.toBeNull()
  for (const asked of [{}, { budget: 9_000_000, port: 'Auckland' }])
    expect((await answerOf({ ...lexus, ...asked })).banAbove).toBeNull()
})

test('a car banned at any price shows no price threshold', async () => {
  await publishedCosts(server.db)
  await aLot(server.db, { ...van, maker: 'Hino' })
  const said = await answerOf({ maker: 'Hino', port: 'Vladivostok', budget: 9_000_000 })
  expect(said).toMatchObject({ ban: { lots: 1 }, banAbove: null })
})

test('staff who order for a client get warnings for the client’s import regime, and nobody else can use it', async () => {
  await publishedCosts(server.db)
  const client = await aClient(server.db)
  await saveChoices(server.db, client.id, { ...noChoices, regime: 'trader' })
  // Pakistan admits cars up to three years old from private persons, and up to five from traders.
  const year = Number(jstDay(new Date()).slice(0, 4)) - 4
  await aLot(server.db, { ...van, maker: 'Daihatsu', engine: 660, year })
  const asked = { ...wish, maker: 'Daihatsu', port: 'Karachi' }
  const ask = async (browser: Browser, more: Record<string, unknown> = {}) =>
    (await browser.get('/order/ban', { ...asked, ...more })).json()
  const staff = await server.signInAs(await aManager(server.db))
  expect((await ask(staff)).result.ban).toMatchObject({ port: { en: 'Karachi' } })
  expect((await ask(staff, { userId: client.id })).result.ban).toBeNull()
  const others = [
    await aClient(server.db),
    await aDealer(server.db),
    await aManager(server.db, { permissions: { managerBidForClient: false } }),
  ]
  for (const other of others) {
    const answer = await ask(await server.signInAs(other), { userId: client.id })
    expect(answer.messageCode).toBe('client_not_found')
  }
  const noClient = await aManager(server.db)
  expect((await ask(staff, { userId: noClient.id })).messageCode).toBe('client_not_found')
})
