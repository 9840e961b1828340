import { drawPicture } from '@seriba/demo/pictures'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { afterAll, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { drawnSheets, truthOf } from '../test/drawn-sheets.ts'
import { openFakeReaderApi, readerSettings, upsideDown } from '../test/fake-reader-api.ts'
import { openPictureHost } from '../test/picture-host.ts'
import { testServer } from '../test/server.ts'

const api = await openFakeReaderApi()
const host = await openPictureHost()
const server = testServer({ sheetReader: { ...readerSettings(api), provider: 'openai', price: undefined } })
afterAll(async () => {
  await api.close()
  await host.close()
})

const drawn = drawnSheets(60).slice(40)
let at = 0

/** A lot with its own sheet, on which the reader finds the given reading, or what is drawn. */
async function aSheet(found: (truth: SheetReading) => SheetReading = (truth) => truth) {
  const address = drawn[at++] ?? ''
  const picture = await drawPicture(address, new URLSearchParams())
  const body = picture?.body as Buffer
  const truth = truthOf(address)
  api.know(body, found(truth))
  const url = host.put(`fault-${at}.png`, body)
  return { lot: await aLot(server.db, { auction_sheet: url }), truth, url }
}

const client = async () => {
  const browser = await server.signInAs(await aClient(server.db))
  return {
    read: async (id: number) => browser.post('/car-auction/sheet-reading', { id: String(id) }),
    view: async (id: number) => (await browser.get('/car-auction/sheet-reading', { id })).json().result,
  }
}
const atTheDesk = async (id: number) => {
  const { result } = (
    await (await server.signInAs(await aManager(server.db))).get('/car-auction/sheet-readings')
  ).json()
  return result.readings.find(({ carId }: { carId: string }) => Number(carId) === id)
}
const damageOf = async (id: number) =>
  (await server.db.selectFrom('lots').select('sheet_damage').where('id', '=', id).executeTakeFirstOrThrow())
    .sheet_damage

test('unknown codes are shown as read, never as harmless, and do not count as checked', async () => {
  const nonsense = (code: string) => ({ code, part: 'hood' as const, sure: 99, box: null })
  const { lot } = await aSheet(() => ({
    turned: 0,
    fields: [{ name: 'grade', value: '\u0000banana ', sure: 99, box: null }],
    marks: [nonsense('QQ77'), nonsense('\u0000'), nonsense('<b>A1</b>'), nonsense('QQ77')],
    remarks: [],
  }))
  const { result } = (await (await client()).read(lot.id)).json()
  expect(result.read.checked).toBeNull()
  expect(result.read.reading.marks.map(({ code }: { code: string }) => code)).toContain('QQ77')
  expect(result.read.reading.fields).toMatchObject([{ name: 'grade', value: 'banana' }])
  expect(result.read.counts).toMatchObject({ green: 0 })
  expect(result.read.counts.amber).toBeGreaterThan(0)
})

test('an empty answer is not a sheet without damage: it counts as unread and says nothing about the lot', async () => {
  const { lot } = await aSheet()
  api.be('saysNothing')
  const { read, view } = await client()
  expect((await read(lot.id)).json().result).toMatchObject({ state: 'unreadable', read: null })
  expect(await damageOf(lot.id)).toBeNull()
  expect((await view(lot.id)).state).toBe('unreadable')
})

test('a sheet that changes while it is being read does not get that reading and stays unread', async () => {
  const { lot } = await aSheet()
  const { url: later, truth } = await aSheet()
  const { read, view } = await client()
  const before = api.asked.length
  api.be('held')
  const reading = read(lot.id)
  await expect.poll(() => api.asked.length).toBe(before + 1)
  await server.db.updateTable('lots').set({ auction_sheet: later }).where('id', '=', lot.id).execute()
  api.letGo()
  await reading
  expect(await view(lot.id)).toMatchObject({ state: 'none', read: null })
  expect(await damageOf(lot.id)).toBeNull()
  const { result } = (await read(lot.id)).json()
  expect(result.read.reading.marks).toHaveLength(truth.marks.length)
})

test('an upside-down picture is not counted as checked, and its rotation is given', async () => {
  const { lot, truth } = await aSheet(upsideDown)
  const { result } = (await (await client()).read(lot.id)).json()
  expect(result.read).toMatchObject({ checked: null, reading: { turned: 180 } })
  expect(result.read.reading.marks).toHaveLength(truth.marks.length)
})

test.each(['broken', 'half', 'tooLong'] as const)(
  'with a reader that stays %s, the sheet remains unread for client and desk',
  async (mood) => {
    const { lot } = await aSheet()
    const { read, view } = await client()
    api.be(...(mood === 'half' ? [mood] : [mood, mood, ...(mood === 'broken' ? [mood] : [])]))
    const refused = await read(lot.id)
    expect([refused.statusCode, refused.json().messageCode]).toEqual([502, 'sheet_not_read'])
    expect(await view(lot.id)).toMatchObject({ offered: true, state: 'none', read: null })
    expect(await atTheDesk(lot.id)).toBeUndefined()
    expect((await read(lot.id)).json().result.read.checked).toBeNull()
    expect(await atTheDesk(lot.id)).toBeDefined()
  },
)
