import { expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

const browserOf = async (who: { id: number }) => server.signInAs(who)
const noteOf = async (browser: Awaited<ReturnType<typeof browserOf>>, id: number, page = 'car-auction') => {
  const { lotDetail } = (await browser.get(`/${page}/view`, { id })).json().result
  const common = lotDetail.carCommonDetail ?? lotDetail.bikeCommonDetail ?? lotDetail.mechCommonDetail
  return { comment: common.comment, commentEditable: common.commentEditable }
}

test('clients can read a manager’s note but cannot write one', async () => {
  const desk = await browserOf(await aManager(server.db))
  const buyer = await browserOf(await aClient(server.db))
  const lot = await aLot(server.db)
  const sent = await desk.post('/car-auction/save-comment', {
    carId: String(lot.id),
    comment: ' Rust underneath\n',
  })
  expect(sent.json().result).toEqual({ success: true })
  expect(await noteOf(desk, lot.id)).toEqual({ comment: 'Rust underneath', commentEditable: true })
  expect(await noteOf(buyer, lot.id)).toEqual({ comment: 'Rust underneath', commentEditable: false })
  const refused = await buyer.post('/car-auction/save-comment', { carId: String(lot.id), comment: 'Mine' })
  expect(refused.statusCode).toBe(403)
})

test.each([
  ['bike', 'bikes', 'bike'],
  ['machinery', 'machinery', 'mech'],
  ['stock', 'stock', 'stock'],
] as const)('notes work for %s, too, and are not mixed up with other kinds', async (kind, page, type) => {
  const desk = await browserOf(await aManager(server.db))
  const lot = await aLot(server.db, { kind, ...(kind === 'stock' && { auction_at: null }) })
  const save = (type: string) =>
    desk.post('/car-auction/save-comment', { carId: String(lot.id), comment: 'Seen by our man', type })
  expect((await save('auction')).statusCode).toBe(404)
  expect((await save(type)).statusCode).toBe(200)
  expect((await noteOf(desk, lot.id, page)).comment).toBe('Seen by our man')
})

test('statistics show no notes, even to staff', async () => {
  const desk = await browserOf(await aManager(server.db))
  const lot = await aLot(server.db)
  await desk.post('/car-auction/save-comment', { carId: String(lot.id), comment: 'For bidders' })
  expect(await noteOf(desk, lot.id, 'stats')).toEqual({ comment: '', commentEditable: false })
})

test('the history keeps every note with its author and time, and the audit log keeps the previous text', async () => {
  const manager = await aManager(server.db)
  const desk = await browserOf(manager)
  const lot = await aLot(server.db)
  for (const comment of ['First', 'Second', 'Second', ''])
    await desk.post('/car-auction/save-comment', { carId: String(lot.id), comment })
  const { notes } = (await desk.get('/car-auction/comment-history', { carId: lot.id })).json().result
  expect(notes.map(({ comment }: { comment: string }) => comment)).toEqual(['', 'Second', 'First'])
  expect(notes[0]).toMatchObject({ by: expect.stringMatching(/./), at: expect.stringMatching(/Z$/) })
  const audit = await server.db
    .selectFrom('audit')
    .select(['actor_id', 'before', 'after'])
    .where('action', '=', 'lot.note')
    .where('entity_id', '=', String(lot.id))
    .orderBy('id', 'desc')
    .execute()
  expect(audit).toHaveLength(3)
  expect(audit[0]).toEqual({ actor_id: manager.id, before: { comment: 'Second' }, after: { comment: '' } })
})

test('a note that is too long or for an unknown lot is refused', async () => {
  const desk = await browserOf(await aManager(server.db))
  const lot = await aLot(server.db)
  const save = async (carId: string, comment: string) =>
    (await desk.post('/car-auction/save-comment', { carId, comment })).statusCode
  expect(await save(String(lot.id), 'x'.repeat(2001))).toBe(422)
  expect(await save('999999999', 'Nobody reads it')).toBe(404)
})

test('an open page learns about a note through the log of lots', async () => {
  const desk = await browserOf(await aManager(server.db))
  const lot = await aLot(server.db)
  const changes = () =>
    server.db.selectFrom('lot_changes').select('seq').where('lot_id', '=', lot.id).execute()
  const before = (await changes()).length
  await desk.post('/car-auction/save-comment', { carId: String(lot.id), comment: 'New' })
  expect(await changes()).toHaveLength(before + 1)
})
