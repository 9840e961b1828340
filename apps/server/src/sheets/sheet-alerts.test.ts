import { notifySheetsArrived } from '@seriba/server-sheets/notify-arrived'
import { expect, test } from 'vitest'
import { aListener, dispatchNumberedAlerts, pushesTo } from '../test/alert-jobs.ts'
import { aLot, type TestLot } from '../test/bid-builders.ts'
import { aClient, type TestUser } from '../test/builders.ts'
import { deskOf } from '../test/desk.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const { mailsTo } = deskOf(server)
const path = '/car-auction/sheet-alert'
const ask = (browser: Browser, lot: TestLot, on: boolean) => browser.post(path, { id: String(lot.id), on })
const isOn = async (browser: Browser, lot: TestLot) =>
  (await browser.get(path, { id: String(lot.id) })).json().result.on
const sheetComes = (lot: TestLot) =>
  server.db.updateTable('lots').set({ auction_sheet: '/art/sheet.png' }).where('id', '=', lot.id).execute()
const tell = async () => {
  await Promise.all([1, 2].map(() => notifySheetsArrived({ db: server.db, publicUrl: 'http://localhost' })))
  await dispatchNumberedAlerts(server.db)
}
const heardBy = async (user: TestUser, device: number) => ({
  mails: await mailsTo(user),
  pushes: (await pushesTo(server.db, device)).map(({ title }) => title),
})

test('a client who asked for an alert about a sheet is notified once, when it arrives', async () => {
  const client = await aClient(server.db)
  const { id, session } = await aListener(server, client)
  const lot = await aLot(server.db, { auction_sheet: null })
  expect(await isOn(session, lot)).toBe(false)
  expect((await ask(session, lot, true)).json().result).toEqual({ on: true })
  await ask(session, lot, true)
  expect(await isOn(session, lot)).toBe(true)
  await tell()
  expect(await heardBy(client, id)).toEqual({ mails: [], pushes: [] })
  await sheetComes(lot)
  await tell()
  await tell()
  expect(await heardBy(client, id)).toEqual({
    mails: ['Auction sheet is here: Toyota Land Cruiser Prado, TX L, 2019'],
    pushes: ['The auction sheet is here'],
  })
  expect(await isOn(session, lot)).toBe(false)
})

test('a client who canceled the alert or wants no such emails gets none', async () => {
  const [back, silent] = [await aClient(server.db), await aClient(server.db)]
  const [one, other] = [await aListener(server, back), await aListener(server, silent)]
  const lot = await aLot(server.db, { auction_sheet: null })
  await other.session.put('/user/update-notification-choices', {
    off: ['translation.email', 'translation.push'],
    quiet: { on: false, from: 0, to: 0 },
  })
  await ask(one.session, lot, true)
  expect((await ask(one.session, lot, false)).json().result).toEqual({ on: false })
  await ask(other.session, lot, true)
  await sheetComes(lot)
  await tell()
  expect(await heardBy(back, one.id)).toEqual({ mails: [], pushes: [] })
  expect(await heardBy(silent, other.id)).toEqual({ mails: [], pushes: [] })
  const { items } = (await other.session.get('/user/notifications')).json().result
  expect(items[0].payload).toMatchObject({ eventType: 'translationReady', detail: { lotId: String(lot.id) } })
})

test('an alert requires a sheet that is still missing, and a client who may see the lot’s page', async () => {
  const lot = await aLot(server.db, { auction_sheet: '/art/sheet.png' })
  const browser = await server.signInAs(await aClient(server.db))
  expect((await ask(browser, lot, true)).json().result).toEqual({ on: false })
  const bike = await aLot(server.db, { kind: 'bike', auction_sheet: null })
  expect((await ask(browser, bike, true)).json().messageCode).toBe('lot_not_found')
  const closed = await server.signInAs(await aClient(server.db, { permissions: { carAuctionsView: false } }))
  expect((await ask(closed, lot, true)).json().messageCode).toBe('permission_missing')
})
