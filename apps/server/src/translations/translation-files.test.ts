import { detectFileType } from '@seriba/server-kit/detect-file-type'
import { fileLinks, fileOfLink } from '@seriba/server-translations/file-link'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { purgeExpiredRows } from '../lib/purge-expired-rows.ts'
import { aLot, type TestLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testConfig } from '../test/config.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const png = Buffer.from('\x89PNG\r\n\x1a\n and the rest of a picture', 'latin1')
const pdf = Buffer.from('%PDF-1.7 of a page')
const path = '/car-auction/translations'
const ofLot = (lot: TestLot) => ({ carId: String(lot.id), type: 'auction' })

const upload = (desk: Browser, lot: TestLot, name: string, body: Buffer) =>
  desk.post(`${path}-file`, { ...ofLot(lot), name, data: body.toString('base64') })
const open = (url: string, { cookie }: Pick<Browser, 'cookie'>, headers = {}) =>
  server.app.inject({ url, headers: { cookie, ...headers } })

async function anAnswered() {
  const lot = await aLot(server.db)
  const [browser, desk] = [
    await server.signInAs(await aClient(server.db)),
    await server.signInAs(await aManager(server.db)),
  ]
  await browser.post(`${path}-request`, { ...ofLot(lot), language: 'EN' })
  const file = (await upload(desk, lot, 'C:\\photos\\under body.jpeg', png)).json().result.file
  const sheet = (await upload(desk, lot, 'sheet.pdf', pdf)).json().result.file
  await desk.post(`${path}-answer`, { ...ofLot(lot), files: [sheet.id, file.id] })
  const { files } = (await browser.get(`${path}-result`, ofLot(lot))).json().result
  return { lot, browser, desk, file, files }
}

test('a file’s type is determined by its bytes', () => {
  const of = (text: string) => detectFileType(Buffer.from(text, 'latin1'))
  expect(of('ID3\x04')).toBe('mp3')
  expect(of('\xff\xfb\x90')).toBe('mp3')
  expect(of('\xff\xd8\xff\xe0')).toBe('jpg')
  expect(of('PK\x03\x04 [Content_Types].xml xl/workbook.xml')).toBe('xlsx')
  expect(of('PK\x03\x04 word/document.xml')).toBeUndefined()
  expect(of('<svg onload="alert(1)">')).toBeUndefined()
  expect(of('MZ')).toBeUndefined()
})

test('a file has its type, its name, and its true extension, and can be read by the client who asked', async () => {
  const { browser, file, files } = await anAnswered()
  expect(file).toMatchObject({ name: 'under body.png', extension: 'png', size: png.length })
  expect(files.png).toHaveLength(1)
  expect(decodeURIComponent(files.png[0])).toMatch(/\/under body\.png$/)
  const picture = await open(files.png[0], browser)
  expect(picture.rawPayload).toEqual(png)
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': "inline; filename*=UTF-8''under%20body.png",
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const document = await open(files.pdf[0], browser)
  expect(document.headers['content-disposition']).toMatch(/^attachment; .*sheet\.pdf$/)
})

test('a player can request parts', async () => {
  const { browser, files } = await anAnswered()
  const part = await open(files.png[0], browser, { range: 'bytes=1-3' })
  expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([
    206,
    'PNG',
    `bytes 1-3/${png.length}`,
  ])
  expect((await open(files.png[0], browser, { range: 'bytes=-4' })).payload).toBe('ture')
})

test('a link works only for its reader and cannot be forged', async () => {
  const { browser, files, desk, file } = await anAnswered()
  const stranger = await server.signInAs(await aClient(server.db))
  expect((await open(files.png[0], stranger)).statusCode).toBe(404)
  expect((await open(files.png[0], { cookie: '' })).statusCode).toBe(401)
  expect((await open(files.png[0].replace(/-(\d+)-/, '-1-'), browser)).statusCode).toBe(404)
  expect((await open(file.url, desk)).statusCode).toBe(200)

  const now = new Date()
  const token = fileLinks(7, testConfig.cookieSecret, now)({ id: 3, name: 'a.png' }).split('/').at(-2) ?? ''
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  expect(fileOfLink(token, testConfig.cookieSecret, later(24))).toEqual({ id: 3, userId: 7 })
  expect(fileOfLink(token, testConfig.cookieSecret, later(26))).toBeNull()
  expect(fileOfLink(token.replace(/^3/, '4'), testConfig.cookieSecret, now)).toBeNull()
})

test('a file cannot be sent with another lot’s answer, and an unsent file cannot be read', async () => {
  const { desk, file, browser } = await anAnswered()
  const lot = await aLot(server.db)
  await browser.post(`${path}-request`, { ...ofLot(lot), language: 'EN' })
  const foreign = await desk.post(`${path}-answer`, { ...ofLot(lot), files: [file.id] })
  expect(foreign.json()).toMatchObject({ messageCode: 'invalid_input', fields: { files: 'invalid_input' } })
  const unsent = (await upload(desk, lot, 'a.png', png)).json().result.file
  const guessed = fileLinks((await me(browser)).userId, testConfig.cookieSecret, new Date())(unsent)
  expect((await open(guessed, browser)).statusCode).toBe(404)
})

const me = async (browser: Browser) => (await browser.get('/user/view-profile')).json().result.detail

test('other types, empty files, and oversized files are refused, but twenty megabytes are fine', async () => {
  const { desk, lot } = await anAnswered()
  const code = async (body: Buffer) => (await upload(desk, lot, 'a.pdf', body)).json().messageCode
  expect(await code(Buffer.from('<svg>drawing</svg>'))).toBe('file_kind')
  const full = Buffer.alloc(20_000_000)
  pdf.copy(full)
  expect(await code(full)).toBeUndefined()
  expect(await code(Buffer.concat([full, Buffer.from('x')]))).toBe('file_size')
})

test('unsent files are deleted after a day, and sent ones stay', async () => {
  const { desk, lot, file } = await anAnswered()
  const unsent = (await upload(desk, lot, 'a.png', png)).json().result.file
  await sql`update translation_files set uploaded_at = now() - interval '25 hours'`.execute(server.db)
  await purgeExpiredRows(server.db)
  const left = await server.db
    .selectFrom('translation_files')
    .select('id')
    .where('lot_id', '=', lot.id)
    .execute()
  const ids = left.map(({ id }) => id)
  expect([ids.includes(file.id), ids.includes(unsent.id)]).toEqual([true, false])
})
