import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aLot, type TestLot } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer({ publicUrl: 'http://localhost' })
const path = '/car-auction/translations'

const ofLot = (lot: TestLot, type = 'auction') => ({ carId: String(lot.id), type })
const ask = (browser: Browser, lot: TestLot, more = {}) =>
  browser.post(`${path}-request`, { ...ofLot(lot), language: 'EN', specialRequest: 'Is it rusty?', ...more })
const answer = (desk: Browser, lot: TestLot, more = {}) =>
  desk.post(`${path}-answer`, { ...ofLot(lot), text_en: 'No rust', ...more })
const detailOf = async (browser: Browser, lot: TestLot) =>
  (await browser.get('/car-auction/view', { id: String(lot.id) })).json().result.lotDetail.translateDetail
const resultOf = (browser: Browser, lot: TestLot) => browser.get(`${path}-result`, ofLot(lot))
const queueOf = async (desk: Browser, query = {}) => (await desk.get(`${path}-index`, query)).json().result
const inQueue = async (desk: Browser, lot: TestLot, query = {}) =>
  (await queueOf(desk, query)).translations.find(({ carId }: { carId: string }) => carId === String(lot.id))
const eventsOf = (user: TestUser) =>
  server.db
    .selectFrom('events')
    .selectAll()
    .where(sql<boolean>`rooms @> array[${`user:${user.id}`}]`)
    .execute()
const mailsTo = async ({ email }: TestUser) => {
  const { rows } = await sql<{ payload: { subject: string; text: string } }>`
    select payload from graphile_worker._private_jobs where payload->>'to' = ${email} order by id`.execute(
    server.db,
  )
  return rows.map(({ payload }) => payload)
}

async function aWorld() {
  const [client, manager] = [await aClient(server.db), await aManager(server.db)]
  const lot = await aLot(server.db, { auction_sheet: '/art/sheet.png' })
  const [browser, desk] = [await server.signInAs(client), await server.signInAs(manager)]
  return { client, manager, lot, browser, desk }
}

test('a request is in progress for its sender, even after a reload, and for nobody else', async () => {
  const { lot, browser, desk } = await aWorld()
  expect(await detailOf(browser, lot)).toMatchObject({
    requested: false,
    translated: false,
    requestedAt: null,
  })
  expect((await ask(browser, lot)).json().result).toEqual({ success: true })
  expect(await detailOf(browser, lot)).toMatchObject({ requested: true, translated: false })
  const stranger = await server.signInAs(await aClient(server.db))
  expect(await detailOf(stranger, lot)).toMatchObject({ requested: false })
  expect((await resultOf(browser, lot)).statusCode).toBe(404)
  expect(await inQueue(desk, lot)).toMatchObject({
    type: 'auction',
    status: 'waiting',
    lotNo: lot.lot_no,
    auctionSheet: '/art/sheet.png',
    requests: [{ language: 'EN', question: 'Is it rusty?', answeredAt: null }],
    answer: null,
  })
})

test('asking again, by either method, counts as one request', async () => {
  const { client, lot, browser } = await aWorld()
  await ask(browser, lot)
  expect((await ask(browser, lot, { language: 'RU' })).json().result).toEqual({ success: true })
  const byGet = { ...ofLot(lot), language: 'RU', auction: 'USS Tokyo' }
  expect((await browser.get(`${path}-request`, byGet)).json().result).toEqual({ success: true })
  const rows = await server.db
    .selectFrom('translation_requests')
    .selectAll()
    .where('client_id', '=', client.id)
    .execute()
  expect(rows).toMatchObject([{ language: 'EN', question: 'Is it rusty?' }])
})

test('only one of several simultaneous requests is stored, and the old address works only from our own pages', async () => {
  const { client, lot, browser } = await aWorld()
  await Promise.all([ask(browser, lot), ask(browser, lot), ask(browser, lot)])
  const { rows } =
    await sql`select from audit where action = 'translation.request' and actor_id = ${client.id}`.execute(
      server.db,
    )
  expect(rows).toHaveLength(1)
  const foreign = await server.app.inject({
    url: `/v1${path}-request`,
    query: { ...ofLot(await aLot(server.db)), language: 'EN' },
    headers: { cookie: browser.cookie, 'sec-fetch-site': 'cross-site' },
  })
  expect(foreign.json().messageCode).toBe('foreign_origin')
})

test('an answer reaches everyone who is waiting and leaves the queue', async () => {
  const { client, lot, browser, desk, manager } = await aWorld()
  const second = await aClient(server.db)
  const other = await server.signInAs(second)
  await ask(browser, lot)
  await ask(other, lot, { language: 'RU' })
  expect((await answer(desk, lot, { text_ru: 'Ржавчины нет' })).json().result).toEqual({ success: true })
  for (const who of [browser, other]) {
    expect(await detailOf(who, lot)).toMatchObject({ requested: true, translated: true })
    expect((await resultOf(who, lot)).json().result).toEqual({
      text_en: 'No rust',
      text_ru: 'Ржавчины нет',
      files: { mp3: [], pdf: [], xlsx: [], jpg: [], png: [] },
    })
  }
  const stranger = await server.signInAs(await aClient(server.db))
  expect((await resultOf(stranger, lot)).statusCode).toBe(404)
  expect(await inQueue(desk, lot)).toBeUndefined()
  expect(await inQueue(desk, lot, { status: 'answered' })).toMatchObject({
    answer: { text_en: 'No rust', by: `manager ${manager.email.replace(/\D/g, '')}` },
  })
  for (const who of [client, second]) {
    expect(await eventsOf(who)).toMatchObject([
      { name: 'notification', payload: { eventType: 'translationReady', detail: { lotId: String(lot.id) } } },
    ])
  }
})

test('the client is emailed in their language with a link to the lot, unless they want no such email', async () => {
  const { client, lot, browser, desk } = await aWorld()
  const [russian, silent] = [await aClient(server.db, { language: 693 }), await aClient(server.db)]
  await (await server.signInAs(silent)).put('/user/update-notification-choices', {
    off: ['translation.email'],
    quiet: { on: false, from: 0, to: 0 },
  })
  for (const who of [russian, silent]) await ask(await server.signInAs(who), lot)
  await ask(browser, lot)
  await answer(desk, lot)
  expect((await mailsTo(client)).map(({ subject }) => subject)).toEqual([
    'Translation ready: Toyota Land Cruiser Prado, TX L, 2019',
  ])
  expect((await mailsTo(client))[0]?.text).toContain(`http://localhost/car-auctions/${lot.id}`)
  expect((await mailsTo(russian)).map(({ subject }) => subject)).toEqual([
    'Перевод готов: Toyota Land Cruiser Prado, TX L, 2019',
  ])
  expect(await mailsTo(silent)).toEqual([])
  expect(await eventsOf(silent)).toHaveLength(2)
})

test.each([{ text_en: '' }, { text_en: 'No result' }])('%j counts as no result', async (said) => {
  const { client, lot, browser, desk } = await aWorld()
  await ask(browser, lot)
  await answer(desk, lot, said)
  expect(await detailOf(browser, lot)).toMatchObject({ translated: true })
  expect((await resultOf(browser, lot)).json().result).toMatchObject({ text_en: '', text_ru: '' })
  expect((await mailsTo(client)).map(({ subject }) => subject)).toEqual([
    'No translation available: Toyota Land Cruiser Prado, TX L, 2019',
  ])
})

test('a correction reaches those who already have the answer, and later requests wait for their own', async () => {
  const { lot, browser, desk } = await aWorld()
  expect((await answer(desk, lot)).json().messageCode).toBe('not_found')
  await ask(browser, lot)
  await answer(desk, lot)
  await answer(desk, lot, { text_en: 'Some rust' })
  expect((await resultOf(browser, lot)).json().result.text_en).toBe('Some rust')

  const late = await server.signInAs(await aClient(server.db))
  await ask(late, lot)
  expect((await resultOf(late, lot)).statusCode).toBe(404)
  expect(await inQueue(desk, lot)).toMatchObject({ answer: { text_en: 'Some rust' } })
  await answer(desk, lot, { text_en: 'For the second' })
  expect((await resultOf(late, lot)).json().result.text_en).toBe('For the second')
  expect((await resultOf(browser, lot)).json().result.text_en).toBe('Some rust')
})

test('a client with an answer can ask again, which waits at the desk like the first, and both answers can be read', async () => {
  const { client, lot, browser, desk } = await aWorld()
  await ask(browser, lot)
  await answer(desk, lot)
  // Repeating the same request, or asking no question at all, requests nothing more.
  await ask(browser, lot)
  await ask(browser, lot, { specialRequest: '' })
  expect(await inQueue(desk, lot)).toBeUndefined()

  expect((await ask(browser, lot, { specialRequest: 'And the roof?' })).statusCode).toBe(200)
  await ask(browser, lot, { specialRequest: 'And the roof?' })
  expect(await detailOf(browser, lot)).toMatchObject({
    translated: true,
    promise: { ahead: expect.any(Number) },
  })
  expect(await detailOf(desk, lot)).toMatchObject({ requested: true, translated: false })
  expect(await inQueue(desk, lot)).toMatchObject({
    status: 'waiting',
    requests: [{ question: 'Is it rusty?' }, { question: 'And the roof?', answeredAt: null }],
    answer: { text_en: 'No rust' },
  })
  expect((await resultOf(browser, lot)).json().result).not.toHaveProperty('earlier')

  await answer(desk, lot, { text_en: 'The roof is fine' })
  expect((await resultOf(browser, lot)).json().result).toMatchObject({
    text_en: 'The roof is fine',
    earlier: [{ text_en: 'No rust', at: expect.any(String) }],
  })
  expect(await detailOf(browser, lot)).not.toHaveProperty('promise')
  expect((await mailsTo(client)).filter(({ subject }) => /translation/i.test(subject))).toHaveLength(2)
})

test('a request must match the lot’s kind, and the client must be allowed to see its pages and use translations', async () => {
  const { lot, browser } = await aWorld()
  expect((await ask(browser, lot, { type: 'bike' })).json().messageCode).toBe('lot_not_found')
  const bike = await aLot(server.db, { kind: 'bike' })
  expect((await ask(browser, bike, { type: 'bike' })).statusCode).toBe(200)
  for (const permissions of [
    { carAuctionsView: false, salesStatisticsView: false },
    { auctionTranslationUse: false },
  ]) {
    const closed = await server.signInAs(await aClient(server.db, { permissions }))
    expect((await ask(closed, lot)).json().messageCode).toBe('permission_missing')
    expect((await resultOf(closed, lot)).json().messageCode).toBe('permission_missing')
  }
})

test('nobody can request more than fifty translations a day', async () => {
  const { client, lot, browser } = await aWorld()
  await sql`
    insert into lots (kind, auction, lot_no, maker, model, status)
    select kind, auction, 500000 + n, maker, model, status from lots, generate_series(1, 50) n where id = ${lot.id}`.execute(
    server.db,
  )
  await sql`
    insert into translation_requests (lot_id, client_id, language)
    select id, ${client.id}, 'EN' from lots where lot_no > 500000`.execute(server.db)
  expect((await ask(browser, lot)).json().messageCode).toBe('daily_limit')
  expect(await detailOf(browser, lot)).toMatchObject({ requested: false })
})

test('the queue is sorted by promised time, with finished lots last, and filtered by language', async () => {
  const { browser, desk } = await aWorld()
  const at = (minutes: number) => aLot(server.db, { auction_at: new Date(Date.now() + minutes * 60_000) })
  const [late, over, soon] = [await at(90), await at(-30), await at(20)]
  for (const lot of [late, over, soon]) await ask(browser, lot)
  const russian = await at(40)
  await ask(browser, russian, { language: 'RU' })
  const ours = [late, over, soon, russian].map(({ id }) => String(id))
  const order = async (query = {}) =>
    (await queueOf(desk, query)).translations
      .map(({ carId }: { carId: string }) => carId)
      .filter((id: string) => ours.includes(id))
  expect(await order()).toEqual([soon, russian, late, over].map(({ id }) => String(id)))
  expect(await order({ language: 'RU' })).toEqual([String(russian.id)])
})

test('the desk sees the day’s figures', async () => {
  const { lot, browser, desk } = await aWorld()
  const before = (await queueOf(desk)).today
  await ask(browser, lot)
  await answer(desk, lot)
  const { today, counts } = await queueOf(desk)
  expect(today.answered).toBe(before.answered + 1)
  expect(today.medianMinutes).toBe(0)
  expect(counts.answered).toBeGreaterThan(0)
})

test('an answer is also shown for another lot with the same chassis number, and for no other', async () => {
  const car = { chassis: 'TRJ150-0098412', model: `Prado ${Date.now()}` }
  const [before, again] = [await aLot(server.db, car), await aLot(server.db, car)]
  const stranger = await aLot(server.db, { ...car, chassis: 'TRJ150-0098413' })
  const desk = await server.signInAs(await aManager(server.db))
  const browser = await server.signInAs(await aClient(server.db))
  for (const lot of [before, again, stranger]) await ask(browser, lot)
  await answer(desk, before)
  const { translations } = (await desk.get(`${path}-index`)).json().result
  const earlierOf = ({ id }: { id: number }) =>
    translations.find(({ carId }: { carId: string }) => carId === String(id)).earlier
  expect(earlierOf(again)).toMatchObject({ text_en: 'No rust', lotNo: before.lot_no, because: 'chassis' })
  expect(earlierOf(stranger)).toBeNull()
})
