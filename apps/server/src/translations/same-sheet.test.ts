import { expect, test } from 'vitest'
import { aLot, type TestLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const path = '/car-auction/translations'
const ofLot = ({ id }: TestLot) => ({ carId: String(id), type: 'auction' })

test('an answer about a sheet is also shown for another lot with the same sheet and an unknown chassis number', async () => {
  const auction_sheet = 'https://pictures.example/again.jpg'
  const before = await aLot(server.db, { auction_sheet, chassis: 'TRJ150-0098414' })
  const again = await aLot(server.db, { auction_sheet, chassis: '' })
  const other = await aLot(server.db, { auction_sheet: `${auction_sheet}?2`, chassis: '' })
  const desk = await server.signInAs(await aManager(server.db))
  const client = await server.signInAs(await aClient(server.db))
  for (const lot of [before, again, other])
    await client.post(`${path}-request`, { ...ofLot(lot), language: 'EN' })
  await desk.post(`${path}-answer`, { ...ofLot(before), text_en: 'No rust' })
  const { translations } = (await desk.get(`${path}-index`)).json().result
  const earlierOf = ({ id }: TestLot) =>
    translations.find(({ carId }: { carId: string }) => carId === String(id)).earlier
  expect(earlierOf(again)).toMatchObject({ text_en: 'No rust', lotNo: before.lot_no, because: 'sheet' })
  expect(earlierOf(other)).toBeNull()
})
