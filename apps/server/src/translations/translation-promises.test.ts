import { expect, test } from 'vitest'
import { aLot, type TestLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()

const ask = (browser: Browser, lot: TestLot) =>
  browser.post('/car-auction/translations-request', {
    carId: String(lot.id),
    type: 'auction',
    language: 'EN',
    specialRequest: 'Is it rusty?',
  })
const detailOf = async (browser: Browser, lot: TestLot) =>
  (await browser.get('/car-auction/view', { id: String(lot.id) })).json().result.lotDetail.translateDetail

test('a request keeps its promised time, which the client sees with the number ahead of them and the desk sorts by', async () => {
  const soon = await aLot(server.db, { auction_at: new Date(Date.now() + 40 * 60_000) })
  const later = await aLot(server.db, { auction_at: new Date(Date.now() + 300 * 60_000) })
  const [one, other] = [
    await server.signInAs(await aClient(server.db)),
    await server.signInAs(await aClient(server.db)),
  ]
  await ask(one, later)
  await ask(other, soon)
  const promise = (await detailOf(other, soon)).promise
  expect(promise.at).toBe(new Date(new Date(soon.auction_at ?? 0).getTime() - 600_000).toISOString())
  const waiting = (await detailOf(one, later)).promise
  expect(new Date(waiting.at).getTime()).toBeGreaterThan(new Date(promise.at).getTime())
  expect(waiting.ahead).toBeGreaterThan(0)
  const desk = await server.signInAs(await aManager(server.db))
  const { translations } = (await desk.get('/car-auction/translations-index')).json().result
  const ids = translations.map(({ carId }: { carId: string }) => carId)
  expect(ids.indexOf(String(soon.id))).toBeLessThan(ids.indexOf(String(later.id)))
})

test('a lot whose sale moves forward is promised earlier and moves up at the desk', async () => {
  const hours = (count: number) => new Date(Date.now() + count * 60 * 60_000)
  const [moved, other] = [
    await aLot(server.db, { auction_at: hours(20) }),
    await aLot(server.db, { auction_at: hours(1.5) }),
  ]
  const client = await server.signInAs(await aClient(server.db))
  await ask(client, moved)
  await ask(client, other)
  const sold = hours(0.5)
  await server.db.updateTable('lots').set({ auction_at: sold }).where('id', '=', moved.id).execute()
  const before = new Date(sold.getTime() - 600_000).toISOString()
  const [earlier, later] = [(await detailOf(client, moved)).promise, (await detailOf(client, other)).promise]
  expect(earlier.at).toBe(before)
  expect(later.ahead).toBeGreaterThan(earlier.ahead)
  const desk = await server.signInAs(await aManager(server.db))
  const { translations } = (await desk.get('/car-auction/translations-index')).json().result
  const ids = translations.map(({ carId }: { carId: string }) => carId)
  expect(ids.indexOf(String(moved.id))).toBeLessThan(ids.indexOf(String(other.id)))
  const task = translations.find(({ carId }: { carId: string }) => carId === String(moved.id))
  expect(task.requests).toMatchObject([{ promisedAt: before }])
})
