import { damageBits } from '@seriba/domain/lots/damage/damage-bits'
import { damageBitsIn } from '@seriba/domain/lots/damage/damage-in-reading'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { drawnSheets, truthOf } from '../test/drawn-sheets.ts'
import { testServer } from '../test/server.ts'

const server = testServer({ demo: true })
const drawn = drawnSheets(20)
let next = 0

/** A lot whose sheet has been read, and somebody who views it. */
async function aReadLot(options: object = {}) {
  const address = drawn[next++] ?? ''
  const lot = await aLot(server.db, { auction_sheet: address, ...options })
  const account = await aClient(server.db)
  const client = await server.signInAs(account)
  const { read } = (await client.post('/car-auction/sheet-reading', { id: String(lot.id) })).json().result
  return { lot, address, client, account, id: read.id as number, reading: read.reading as SheetReading }
}

/** The name `aClient` gives them. */
const nameOf = ({ email }: { email: string }) => email.replace(/^([a-z]+)(\d+)@.*$/, '$1 $2')

const { mailsTo } = deskOf(server)

type Browser = Awaited<ReturnType<typeof server.signInAs>>
const viewOf = async (client: Browser, lot: { id: number }) =>
  (await client.get('/car-auction/sheet-reading', { id: lot.id })).json().result
const askFor = (client: Browser, lot: { id: number }) =>
  client.post('/car-auction/sheet-check', { id: String(lot.id) })

async function theDesk() {
  const staff = await server.signInAs(await aManager(server.db))
  const list = async (status: 'unchecked' | 'checked' = 'unchecked') =>
    (await staff.get('/car-auction/sheet-readings', { status })).json().result
  const taskOf = async (lot: { id: number }, status?: 'checked') =>
    (await list(status)).readings.find(({ carId }: { carId: string }) => carId === String(lot.id))
  const check = (id: number, reading: SheetReading, version: number) =>
    staff.post('/car-auction/sheet-reading-check', { id, reading, version })
  return { staff, list, taskOf, check }
}

const eventsFor = async (userId: number) => {
  const events = await server.db.selectFrom('events').select(['rooms', 'payload']).orderBy('id').execute()
  return events.filter(({ rooms }) => rooms.includes(`user:${userId}`)).map(({ payload }) => payload)
}

test('a client asks once for a check, is given a time, and the desk sees it in its list', async () => {
  const { lot, client, account } = await aReadLot()
  const { list, taskOf } = await theDesk()
  const before = (await list()).counts.asked
  expect(await viewOf(client, lot)).toMatchObject({ asked: null, reported: [] })
  const answers = await Promise.all([askFor(client, lot), askFor(client, lot)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const { asked } = await viewOf(client, lot)
  expect(Date.parse(asked.promisedAt)).toBeGreaterThan(Date.parse(asked.at))
  expect((await taskOf(lot)).asked).toEqual([
    { client: nameOf(account), at: asked.at, promisedAt: asked.promisedAt },
  ])
  expect((await list()).counts.asked).toBe(before + 1)
})

test('the promised time is before the sale, even if the sale is moved forward', async () => {
  const { lot, client } = await aReadLot({ auction_at: new Date(Date.now() + 20 * 3_600_000) })
  await askFor(client, lot)
  const sold = new Date(Date.now() + 1_800_000)
  await server.db.updateTable('lots').set({ auction_at: sold }).where('id', '=', lot.id).execute()
  const { asked } = await viewOf(client, lot)
  expect(asked.promisedAt).toBe(new Date(sold.getTime() - 600_000).toISOString())
  expect((await (await theDesk()).taskOf(lot)).asked).toMatchObject([{ promisedAt: asked.promisedAt }])
})

test('two clients can wait for the same sheet, and each is notified once a person has checked it', async () => {
  const { lot, client, account, id, reading } = await aReadLot()
  const account2 = await aClient(server.db)
  const other = await server.signInAs(account2)
  const { check, taskOf } = await theDesk()
  for (const browser of [client, other]) await askFor(browser, lot)
  expect((await taskOf(lot)).asked).toHaveLength(2)
  expect((await check(id, reading, 0)).statusCode).toBe(200)
  for (const { id: userId } of [account, account2])
    expect(await eventsFor(userId)).toEqual([
      expect.objectContaining({
        eventType: 'translationReady',
        messageEn: 'Your auction sheet is checked',
        messageRu: 'Ваш аукционный лист проверен',
        detail: { lotId: String(lot.id), lotType: 'auction' },
      }),
    ])
  expect(await viewOf(client, lot)).toMatchObject({ asked: null, read: { checked: { changes: [] } } })
  expect(await mailsTo(account)).toEqual([expect.stringContaining('Auction sheet checked')])
})

test('a check cannot be requested for a sheet that was checked by a person or never read', async () => {
  const { lot, client, id, reading } = await aReadLot()
  const { check, taskOf } = await theDesk()
  await check(id, reading, 0)
  expect((await askFor(client, lot)).statusCode).toBe(200)
  expect((await viewOf(client, lot)).asked).toBeNull()
  expect(await taskOf(lot)).toBeUndefined()
  const unread = await aLot(server.db, { auction_sheet: '/art/v1/sheet/never-read.png' })
  expect((await askFor(client, unread)).statusCode).toBe(404)
})

test('a client’s report appears beside the sheet, even a checked one, until staff have looked at it', async () => {
  const { lot, client, account, id, reading } = await aReadLot()
  const { check, taskOf } = await theDesk()
  await check(id, reading, 0)
  const grade = reading.fields.find(({ name }) => name === 'grade')?.value ?? ''
  const said = { kind: 'field', says: grade, places: ['grade'], note: 'It says R' }
  const report = (note = said.note) =>
    client.post('/car-auction/sheet-mistake', { id: String(lot.id), ...said, note })
  expect((await report('  ')).statusCode).toBe(422)
  expect((await report()).statusCode).toBe(200)
  expect((await report('It says RA')).statusCode).toBe(200)
  expect((await viewOf(client, lot)).reported).toMatchObject([{ ...said, note: 'It says RA' }])
  expect(await taskOf(lot)).toMatchObject({
    version: 1,
    mistakes: [{ ...said, note: 'It says RA', client: nameOf(account) }],
  })
  await check(id, reading, 1)
  expect(await taskOf(lot)).toBeUndefined()
  expect((await viewOf(client, lot)).reported).toEqual([])
  expect(await eventsFor(account.id)).toHaveLength(1)
})

test('only what the reading says can be reported, and other clients’ reports are not shown', async () => {
  const { lot, client, reading } = await aReadLot()
  const stranger = await server.signInAs(await aClient(server.db))
  const grade = reading.fields.find(({ name }) => name === 'grade')?.value ?? ''
  const about = { id: String(lot.id), kind: 'field', places: ['grade'], note: 'No' }
  expect((await client.post('/car-auction/sheet-mistake', { ...about, says: 'Z' })).statusCode).toBe(409)
  await client.post('/car-auction/sheet-mistake', { ...about, says: grade })
  expect((await viewOf(stranger, lot)).reported).toEqual([])
})

test('nobody can overwrite what a colleague has saved since they started', async () => {
  const { id, reading } = await aReadLot()
  const { check } = await theDesk()
  const late = await theDesk()
  expect((await check(id, reading, 0)).statusCode).toBe(200)
  const refused = await late.check(id, { ...reading, remarks: [] }, 0)
  expect([refused.statusCode, refused.json().messageCode ?? refused.json().code]).toEqual([409, 'stale'])
  expect((await late.check(id, reading, 1)).statusCode).toBe(200)
})

test('a client waiting for a sheet that turns out unreadable is told so', async () => {
  const { lot, client, account, id } = await aReadLot()
  const { staff } = await theDesk()
  await askFor(client, lot)
  await staff.post('/car-auction/sheet-reading-drop', { id })
  expect(await eventsFor(account.id)).toMatchObject([{ messageEn: 'Your auction sheet can’t be read' }])
})

test('readings that clients wait for come before those sold later', async () => {
  const soon = await aReadLot({ auction_at: new Date(Date.now() + 5 * 3_600_000) })
  const later = await aReadLot({ auction_at: new Date(Date.now() + 30 * 3_600_000) })
  const { list } = await theDesk()
  const order = async () =>
    (await list()).readings
      .map(({ carId }: { carId: string }) => Number(carId))
      .filter((id: number) => id === soon.lot.id || id === later.lot.id)
  expect(await order()).toEqual([soon.lot.id, later.lot.id])
  await askFor(later.client, later.lot)
  expect(await order()).toEqual([later.lot.id, soon.lot.id])
})

const damageOf = async (lot: { id: number }) =>
  (
    await server.db
      .selectFrom('lots')
      .select('sheet_damage')
      .where('id', '=', lot.id)
      .executeTakeFirstOrThrow()
  ).sheet_damage

test('a lot’s damage follows its sheet: corrections apply, a different sheet clears it, and a known sheet sets it', async () => {
  const { lot, address, id, reading } = await aReadLot()
  const { check, staff } = await theDesk()
  const lastOf = async () =>
    (
      await server.db
        .selectFrom('lot_changes')
        .select((eb) => eb.fn.max('seq').as('seq'))
        .where('lot_id', '=', lot.id)
        .executeTakeFirstOrThrow()
    ).seq
  const before = await lastOf()
  const clean = { ...reading, fields: [], marks: [], remarks: [] }
  const rusty: SheetReading = { ...clean, marks: [{ code: 'S1', part: 'hood', sure: null, box: null }] }
  await check(id, rusty, 0)
  expect(await damageOf(lot)).toBe(damageBits(['rust']))
  expect(Number(await lastOf())).toBeGreaterThan(Number(before))
  const showSheet = (auction_sheet: string) =>
    server.db.updateTable('lots').set({ auction_sheet }).where('id', '=', lot.id).execute()
  await showSheet('/art/v1/sheet/another.png')
  expect(await damageOf(lot)).toBeNull()
  await showSheet(address)
  expect(await damageOf(lot)).toBe(damageBits(['rust']))
  await staff.post('/car-auction/sheet-reading-drop', { id })
  expect(await damageOf(lot)).toBeNull()
})

test('a lot gets its sheet’s damage as soon as the sheet is read', async () => {
  const { lot, address } = await aReadLot()
  expect(await damageOf(lot)).toBe(damageBitsIn(truthOf(address)))
})
