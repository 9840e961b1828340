import { drawPicture } from '@seriba/demo/pictures'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { drawnSheets, truthOf } from '../test/drawn-sheets.ts'
import { openFakeReaderApi, readerKey, readerSettings } from '../test/fake-reader-api.ts'
import { openPictureHost } from '../test/picture-host.ts'
import { testServer } from '../test/server.ts'

const api = await openFakeReaderApi()
const host = await openPictureHost()
const sheetReader = readerSettings(api)
const server = testServer({ sheetReader })
const alone = testServer()
const thrifty = testServer({ sheetReader: { ...sheetReader, mostADay: 0 } })
const outside = testServer({ sheetReader, privatePhotoHosts: false })
const demo = testServer({ demo: true })
afterAll(async () => {
  await api.close()
  await host.close()
})

/** The name `aManager` gives them. */
const nameOf = ({ email }: { email: string }) => email.replace(/^([a-z]+)(\d+)@.*$/, '$1 $2')

const drawn = drawnSheets(30)
let at = 0

/** A lot whose feed has a picture of its sheet, showing what is drawn there. */
async function aSheet(of: typeof server, options: { auction?: string } = {}) {
  at += 1
  const address = drawn[at] ?? ''
  const picture = await drawPicture(address, new URLSearchParams())
  const body = picture?.body as Buffer
  api.know(body, truthOf(address))
  const url = host.put(`${at}.png`, body)
  return { lot: await aLot(of.db, { ...options, auction_sheet: url }), truth: truthOf(address), body }
}

async function people(of: typeof server) {
  const manager = await aManager(of.db)
  const [client, staff] = [await of.signInAs(await aClient(of.db)), await of.signInAs(manager)]
  const view = async (id: number) => (await client.get('/car-auction/sheet-reading', { id })).json().result
  const read = async (id: number) => client.post('/car-auction/sheet-reading', { id: String(id) })
  return { client, staff, manager, view, read }
}

test('a sheet is read when somebody asks, and is then available to everybody', async () => {
  const { lot, truth } = await aSheet(server)
  const { view, read } = await people(server)
  expect(await view(lot.id)).toMatchObject({ offered: true, state: 'none', read: null })
  const { result } = (await read(lot.id)).json()
  expect(result).toMatchObject({ state: 'read', read: { reader: 'machine', checked: null } })
  expect(result.read.reading.marks).toHaveLength(truth.marks.length)
  expect((await (await people(server)).view(lot.id)).read).toEqual(result.read)
})

test('simultaneous requests wait for the same answer, which is paid for once', async () => {
  const { lot } = await aSheet(server)
  const [one, other] = [await people(server), await people(server)]
  const before = api.asked.length
  const answers = await Promise.all([one.read(lot.id), other.read(lot.id), one.read(lot.id)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(api.asked.length - before).toBe(1)
  const calls = await server.db
    .selectFrom('sheet_reader_calls')
    .selectAll()
    .where('lot_id', '=', lot.id)
    .execute()
  // 2000 tokens at 3 dollars and 500 at 15 dollars per million.
  expect(calls).toMatchObject([
    { outcome: 'read', input_tokens: 2000, output_tokens: 500, cost_micros: 13_500 },
  ])
})

test('the same picture on another lot is not read again and keeps its check by staff', async () => {
  const { lot, body } = await aSheet(server)
  const { read, staff, manager } = await people(server)
  const { result } = (await read(lot.id)).json()
  await staff.post('/car-auction/sheet-reading-check', {
    id: result.read.id,
    reading: result.read.reading,
    version: 0,
  })
  const again = await aLot(server.db, { auction_sheet: host.put('again.png', body) })
  const before = api.asked.length
  expect((await read(again.id)).json().result.read).toMatchObject({
    id: result.read.id,
    checked: { by: nameOf(manager), changes: [] },
  })
  expect(api.asked.length).toBe(before)
})

test('a reading counts as checked once a person has checked it, with their changes', async () => {
  const { lot, truth } = await aSheet(server)
  const { view, read, staff, client, manager } = await people(server)
  const { id, reading } = (await read(lot.id)).json().result.read
  const fixed: SheetReading = {
    ...reading,
    marks: [...reading.marks.slice(1), { ...reading.marks[0], code: 'U9' }],
  }
  expect(
    (await client.post('/car-auction/sheet-reading-check', { id, reading: fixed, version: 0 })).statusCode,
  ).toBe(403)
  expect((await view(lot.id)).read.checked).toBeNull()
  expect(
    (await staff.post('/car-auction/sheet-reading-check', { id, reading: fixed, version: 0 })).statusCode,
  ).toBe(200)
  const [first] = truth.marks
  expect((await view(lot.id)).read.checked).toMatchObject({
    by: nameOf(manager),
    changes: [{ what: first?.part, was: first?.code, is: 'U9' }],
  })
  const audit = await server.db
    .selectFrom('audit')
    .select(['action', 'actor_id'])
    .where('entity', '=', 'lot')
    .where('entity_id', '=', String(lot.id))
    .execute()
  expect(audit).toEqual([{ action: 'sheet.check', actor_id: manager.id }])
})

test('the database itself refuses a check without a person', async () => {
  const { lot } = await aSheet(server)
  const { id } = (await (await people(server)).read(lot.id)).json().result.read
  const forged = sql`update sheet_readings set checked = reading, checked_at = now() where id = ${id}`
  await expect(forged.execute(server.db)).rejects.toThrow(/check/)
})

test('corrections are sent with later sheets from halls that write alike, and with no others', async () => {
  const { read, staff } = await people(server)
  const { lot } = await aSheet(server, { auction: 'JU Gifu' })
  const { id, reading } = (await read(lot.id)).json().result.read
  const fixed = {
    ...reading,
    marks: [...reading.marks, { code: 'S1', part: 'underbody', sure: null, box: null }],
  }
  await staff.post('/car-auction/sheet-reading-check', { id, reading: fixed, version: 0 })
  const sibling = await aSheet(server, { auction: 'JU Aichi' })
  await read(sibling.lot.id)
  expect(api.asked.at(-1)?.question).toContain('underbody: "S1" was overlooked')
  const stranger = await aSheet(server, { auction: 'USS Tokyo' })
  await read(stranger.lot.id)
  expect(api.asked.at(-1)?.question).not.toContain('underbody')
})

test('a sheet that staff find unreadable is shown to nobody', async () => {
  const { lot } = await aSheet(server)
  const { view, read, staff } = await people(server)
  const { id } = (await read(lot.id)).json().result.read
  expect((await staff.post('/car-auction/sheet-reading-drop', { id })).statusCode).toBe(200)
  expect(await view(lot.id)).toMatchObject({ state: 'unreadable', read: null })
  expect((await staff.post('/car-auction/sheet-reading-drop', { id })).statusCode).toBe(404)
})

test('the desk lists unchecked sheets with the next sale first, and the month’s cost', async () => {
  const { read, staff } = await people(server)
  const { lot } = await aSheet(server)
  await read(lot.id)
  const { readings, counts, month } = (await staff.get('/car-auction/sheet-readings')).json().result
  expect(readings.find(({ carId }: { carId: string }) => carId === String(lot.id))).toMatchObject({
    lotNo: lot.lot_no,
    doubtful: 0,
    read: { checked: null },
  })
  expect(readings).toHaveLength(counts.unchecked)
  expect(month.calls).toBeGreaterThan(0)
  expect(month.cost).toBeGreaterThan(0)
})

test('a translation draft has the findings in both languages', async () => {
  const { lot } = await aSheet(server)
  const { staff, client } = await people(server)
  const asked = { carId: String(lot.id), type: 'auction' }
  expect((await client.post('/car-auction/translations-draft', asked)).statusCode).toBe(403)
  const { result } = (await staff.post('/car-auction/translations-draft', asked)).json()
  expect(result.text_en).toMatch(/^Grade .*\nMileage \d/)
  expect(result.text_ru).toMatch(/^Оценка .*\nПробег \d/)
  expect(result.checked).toBe(false)
})

test('a translated sheet is a picture for its reader only', async () => {
  const { lot } = await aSheet(server)
  const { client } = await people(server)
  const link = (await client.get('/car-auction/image-translate', { carId: lot.id, language: 'RU' })).json()
    .result
  const path = link.replace('/v1', '')
  const picture = await client.get(path)
  expect(picture.headers['content-type']).toContain('image/svg+xml')
  expect(picture.headers['content-security-policy']).toContain("default-src 'none'")
  expect(picture.body).toContain('data:image/png;base64,')
  expect(picture.body).toMatch(/Расшифровано автоматически .*человек не проверял/)
  expect((await (await people(server)).client.get(path)).statusCode).toBe(404)
  expect((await client.get(path.replace(/\.[\w-]{10}/, '.0000000000'))).statusCode).toBe(404)
})

test('a failing reader is reported, the sheet can be requested again, and nobody sees the key', async () => {
  const { lot } = await aSheet(server)
  const { read, view, client } = await people(server)
  api.be('refuses')
  const refused = await read(lot.id)
  expect([refused.statusCode, refused.json().messageCode ?? refused.json().code]).toEqual([
    502,
    'sheet_not_read',
  ])
  expect(
    (await client.get('/car-auction/image-translate', { carId: lot.id, language: 'EN' })).statusCode,
  ).toBe(200)
  const answers = [refused.body, JSON.stringify(await view(lot.id)), (await read(lot.id)).body]
  expect(answers.join()).not.toContain(readerKey)
  expect((await view(lot.id)).state).toBe('read')
})

test('a file that is not a picture or is too large is not sent to the reader', async () => {
  const { read } = await people(server)
  const before = api.asked.length
  const gif = host.put('no-photo.jpg', Buffer.from('GIF89a no photo'))
  const large = host.put(
    'large.png',
    Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(5_100_000)]),
  )
  for (const auction_sheet of [gif, large, `${gif}.missing`, 'ftp://127.0.0.1/a', '/etc/passwd']) {
    const lot = await aLot(server.db, { auction_sheet })
    expect((await read(lot.id)).statusCode, auction_sheet).toBe(502)
  }
  expect(api.asked.length).toBe(before)
})

test('a feed cannot make the server fetch a picture from its own network', async () => {
  const { lot } = await aSheet(outside)
  const { read } = await people(outside)
  const before = host.fetched
  expect((await read(lot.id)).statusCode).toBe(502)
  expect(host.fetched).toBe(before)
})

test('the company’s daily limit applies to everybody', async () => {
  const { lot } = await aSheet(thrifty)
  const before = api.asked.length
  expect((await (await people(thrifty)).read(lot.id)).statusCode).toBe(429)
  expect(api.asked.length).toBe(before)
})

test('without a connected reader, nothing is offered', async () => {
  const { lot } = await aSheet(alone)
  const { view, read } = await people(alone)
  expect(await view(lot.id)).toMatchObject({ offered: false, state: 'none', read: null })
  expect((await read(lot.id)).json().result.state).toBe('none')
})

test('the demo company’s reader returns what is drawn and identifies itself as the demo’s', async () => {
  const [address = ''] = drawn
  const lot = await aLot(demo.db, { auction_sheet: address })
  const { read, staff } = await people(demo)
  expect((await read(lot.id)).json().result.read).toMatchObject({
    reader: 'demo',
    checked: null,
    reading: truthOf(address),
  })
  const foreign = await aLot(demo.db, { auction_sheet: '/art/v1/sheet/of-nobody.png' })
  expect((await read(foreign.id)).json().result).toMatchObject({ state: 'unreadable', read: null })
  expect((await staff.get('/car-auction/sheet-readings')).json().result.month.calls).toBe(0)
})
