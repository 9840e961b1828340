import { expect, test } from 'vitest'
import { aLot, type TestLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const path = '/car-auction/translations'
const ofLot = (lot: TestLot) => ({ carId: String(lot.id), type: 'auction' })
const save = (desk: Browser, lot: TestLot, version: number, more = {}) =>
  desk.post(`${path}-save-draft`, { ...ofLot(lot), text_en: 'Half a', version, ...more })
const answer = (desk: Browser, lot: TestLot, more = {}) =>
  desk.post(`${path}-answer`, { ...ofLot(lot), text_en: 'No rust', ...more })
const draftOf = async (desk: Browser, lot: TestLot, status = 'waiting') =>
  (await desk.get(`${path}-index`, { status }))
    .json()
    .result.translations.find(({ carId }: { carId: string }) => carId === String(lot.id)).draft

async function aWorld() {
  const [anna, ken] = [await aManager(server.db), await aManager(server.db)]
  const lot = await aLot(server.db, { auction_sheet: '/art/sheet.png' })
  const client = await server.signInAs(await aClient(server.db))
  await client.post(`${path}-request`, { ...ofLot(lot), language: 'EN', specialRequest: '' })
  return { anna, lot, client, hers: await server.signInAs(anna), his: await server.signInAs(ken) }
}

test('an unsent draft is there for the next person who opens the lot, with its author', async () => {
  const { anna, lot, hers, his } = await aWorld()
  expect(await draftOf(his, lot)).toBeNull()
  expect((await save(hers, lot, 0)).json().result).toEqual({ version: 1 })
  expect(await draftOf(his, lot)).toMatchObject({ text_en: 'Half a', version: 1, by: { id: anna.id } })
  expect((await save(his, lot, 1, { text_en: 'Half a word' })).json().result).toEqual({ version: 2 })
  expect(await draftOf(hers, lot)).toMatchObject({ text_en: 'Half a word', version: 2 })
})

test('when two people write at once, the second is told, and the first one’s text stays', async () => {
  const { lot, hers, his } = await aWorld()
  await save(hers, lot, 0, { text_en: 'Hers' })
  for (const version of [0, 7]) {
    const refused = await save(his, lot, version, { text_en: 'His' })
    expect([refused.statusCode, refused.json().messageCode]).toEqual([409, 'stale'])
  }
  expect(await draftOf(his, lot)).toMatchObject({ text_en: 'Hers', version: 1 })
  const none = await aLot(server.db)
  expect((await save(his, none, 3)).json().messageCode).toBe('stale')
})

test('an answer removes the draft, and cannot overwrite what a colleague has since written or answered', async () => {
  const { lot, hers, his, client } = await aWorld()
  await save(hers, lot, 0)
  await save(his, lot, 1, { text_en: 'His' })
  const late = await answer(hers, lot, { version: 1 })
  expect([late.statusCode, late.json().messageCode]).toEqual([409, 'stale'])
  expect((await client.get(`${path}-result`, ofLot(lot))).statusCode).toBe(404)
  expect((await answer(his, lot, { version: 2 })).statusCode).toBe(200)
  expect(await draftOf(his, lot, 'answered')).toMatchObject({ text_en: '', text_ru: '', files: [] })
  expect((await answer(hers, lot, { version: 2, text_en: 'Hers' })).json().messageCode).toBe('stale')
  expect((await client.get(`${path}-result`, ofLot(lot))).json().result.text_en).toBe('No rust')
})

test('a draft is for staff only, on an existing lot, with files of that lot', async () => {
  const { lot, client, hers } = await aWorld()
  expect((await save(client, lot, 0)).statusCode).toBe(403)
  expect((await save(hers, lot, 0, { carId: '999999999' })).json().messageCode).toBe('lot_not_found')
  expect((await save(hers, lot, 0, { files: [999_999] })).json().messageCode).toBe('invalid_input')
})
