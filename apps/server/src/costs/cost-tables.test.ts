import { costDocument } from '@seriba/demo/costs/document'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import { beforeEach, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { companyChanges } from '../test/company-changes.ts'
import { publishedCosts } from '../test/cost-builders.ts'
import { type Browser, testServer } from '../test/server.ts'

const server = testServer()
const today = jstDay(new Date())
let desk: Browser
beforeEach(async () => {
  desk = await server.signInAs(await aManager(server.db))
})

const withDocuments = (yen: number) => {
  const document = costDocument(today)
  return { ...document, tables: { ...document.tables, documents: yen } }
}
const draftVersion = async () => {
  const { versions } = (await desk.get('/site/cost-tables')).json().result
  return versions.find(({ status }: { status: string }) => status === 'draft')?.version ?? 0
}
const keep = async (document: unknown, version?: number) =>
  desk.put('/site/cost-tables/draft', { version: version ?? (await draftVersion()), document })
const publish = async (from: string) =>
  desk.post('/site/cost-tables/publish', { version: await draftVersion(), from })
const inForce = async () => {
  const buyer = await server.signInAs(await aClient(server.db))
  const lot = await aLot(server.db)
  return (await buyer.get('/bid/cost-tables', { carId: lot.id })).json().result.costs
}

test('a draft is saved and affects nobody until it is published', async () => {
  await publishedCosts(server.db)
  expect((await keep(withDocuments(9999))).statusCode).toBe(200)
  const toldBefore = await companyChanges(server.db)
  expect((await inForce()).document.tables.documents).toBe(6000)
  const published = await publish(today)
  expect(published.json().result).toMatchObject({ status: 'published', validFrom: today, validTo: null })
  expect((await inForce()).document.tables.documents).toBe(9999)
  expect(await companyChanges(server.db)).toBe(toldBefore + 1)
})

test('a route with its own surcharge for non-running vehicles keeps it', async () => {
  const document = costDocument(today)
  const { tables } = document
  const tokyo = tables.halls['USS Tokyo']
  const ways = Object.fromEntries(
    Object.entries(tokyo?.inland ?? {}).map(([port, way]) => [port, { ...way, nonRunner: 28_000 }]),
  )
  const halls = { ...tables.halls, 'USS Tokyo': { auctionFee: [], ...tokyo, inland: ways } }
  expect((await keep({ ...document, tables: { ...tables, halls } })).statusCode).toBe(200)
  await publish(today)
  const kept = (await inForce()).document.tables.halls['USS Tokyo']
  expect(kept.inland.Yokohama.nonRunner).toBe(28_000)
})

test('the reason for a publication appears in the audit log', async () => {
  await keep(withDocuments(8888))
  const version = await draftVersion()
  const published = await desk.post('/site/cost-tables/publish', {
    version,
    from: today,
    reason: ' New levies ',
  })
  expect(published.statusCode).toBe(200)
  const entry = await server.db
    .selectFrom('audit')
    .select(['after', 'reason'])
    .where('action', '=', 'costs.publish')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({ after: { from: today }, reason: 'New levies' })
})

test('a version from a later day ends the previous one on that day', async () => {
  const { id } = await publishedCosts(server.db)
  await keep(withDocuments(7777))
  const from = addDays(today, 20)
  const { id: next } = (await publish(from)).json().result
  const { versions } = (await desk.get('/site/cost-tables')).json().result
  const line = (wanted: number) => versions.find((version: { id: number }) => version.id === wanted)
  expect(line(id)).toMatchObject({ validTo: from })
  expect(line(next)).toMatchObject({ validFrom: from, validTo: null })
  expect((await inForce()).version.id).toBe(id)
})

test('a published version cannot be overwritten, even in the database', async () => {
  const { id } = await publishedCosts(server.db)
  const data = JSON.stringify(withDocuments(1))
  const change = server.db.updateTable('cost_tables').set({ data }).where('id', '=', id).execute()
  await expect(change).rejects.toThrow('kept as they are')
  const removal = server.db.deleteFrom('cost_tables').where('id', '=', id).execute()
  await expect(removal).rejects.toThrow('kept as they are')
})

test('a colleague who has not seen the newest draft cannot overwrite it', async () => {
  const seen = await draftVersion()
  expect((await keep(withDocuments(1111), seen)).statusCode).toBe(200)
  const late = await keep(withDocuments(2222), seen)
  expect(late.statusCode).toBe(409)
  expect(late.json().messageCode).toBe('stale')
  const discarded = await desk.post('/site/cost-tables/discard', { version: await draftVersion() })
  expect(discarded.statusCode).toBe(200)
  expect(await draftVersion()).toBe(0)
})

test('a document with the wrong shape is refused with the place of the error', async () => {
  const document = costDocument(today)
  const broken = { ...document, tables: { ...document.tables, documents: 'free' } }
  const refused = await keep(broken)
  expect(refused.json()).toMatchObject({
    messageCode: 'cost_tables_shape',
    detail: { places: ['tables.documents'] },
  })
})

test('faults prevent a draft from being published, and the preview names them', async () => {
  const document = costDocument(today)
  const faulty = {
    ...document,
    tables: { ...document.tables, sizeClasses: [{ upTo: 10_000, class: 'S' }] },
  }
  await keep(faulty)
  const preview = await desk.post('/site/cost-tables/preview', { document: faulty })
  expect(preview.json().result.problems).toEqual([{ at: 'tables.sizeClasses', problem: 'rowsEnd' }])
  const refused = await publish(today)
  expect(refused.json().messageCode).toBe('cost_tables_faulty')
})

test('the preview shows what sample cars would cost', async () => {
  await publishedCosts(server.db)
  const preview = await desk.post('/site/cost-tables/preview', { document: withDocuments(16_000) })
  const { problems, totals } = preview.json().result
  expect(problems).toEqual([])
  const auckland = totals.filter(({ port }: { port: string }) => port === 'Auckland')
  expect(auckland).toHaveLength(5)
  for (const { before, after } of auckland) expect(after.likely).toBeGreaterThan(before.likely + 10_000)
})

test('the preview warns if a total falls as the price rises, but the draft can still be published', async () => {
  const { tables, ...document } = costDocument(today)
  const car = [
    { upTo: 1_234_000, flat: 80_000 },
    { upTo: null, flat: 30_000 },
  ]
  const falling = { ...document, tables: { ...tables, agentFee: { ...tables.agentFee, car } } }
  const preview = await desk.post('/site/cost-tables/preview', { document: falling })
  expect(preview.json().result.falls).toContainEqual({
    at: 'tables.agentFee.car',
    edge: { by: 'price', upTo: 1_234_000 },
    price: 1_234_000,
    yen: 49_000,
    vehicle: null,
  })
  await keep(falling)
  expect((await publish(addDays(today, 22))).statusCode).toBe(200)
})

test('a version records the day each row has applied since, and the preview uses the company’s sample cars', async () => {
  await publishedCosts(server.db)
  await keep(withDocuments(6001))
  const from = addDays(today, 21)
  const { id } = (await publish(from)).json().result
  const { document } = (await desk.get(`/site/cost-tables/${id}`)).json().result
  expect(document.staff.rows['handling documents']).toEqual({ since: from, source: '' })
  expect(document.staff.rows['handling nonRunner']?.since).not.toBe(from)
  const samples = [{ maker: 'Suzuki', model: 'Jimny', engine: 658, horsePower: 64, age: 4, price: 900_000 }]
  const preview = await desk.post('/site/cost-tables/preview', {
    document: { ...document, staff: { samples } },
  })
  const cars = preview.json().result.totals.map(({ car }: { car: string }) => car)
  expect(new Set(cars)).toEqual(new Set(['Suzuki Jimny']))
})

test('nothing can be published in the past', async () => {
  await keep(withDocuments(3333))
  expect((await publish(addDays(today, -1))).json().messageCode).toBe('date_passed')
})

test('clients cannot see versions', async () => {
  const buyer = await server.signInAs(await aClient(server.db))
  expect((await buyer.get('/site/cost-tables')).statusCode).toBe(403)
})

test('a country’s history lists the versions that changed it, with their reasons', async () => {
  const document = costDocument(today)
  const [code = ''] = Object.keys(document.countries)
  const reviewed = (reviewBy: string) => ({
    ...document,
    countries: { ...document.countries, [code]: { ...document.countries[code], reviewBy } },
  })
  await keep(reviewed('2031-01-01'))
  await publish(today)
  await keep(reviewed('2032-01-01'))
  const version = await draftVersion()
  await desk.post('/site/cost-tables/publish', { version, from: today, reason: 'Read anew' })
  const { versions } = (await desk.get('/site/cost-tables-history', { country: code })).json().result
  const last = versions.find(({ reason }: { reason: string | null }) => reason === 'Read anew')
  expect(last).toMatchObject({ validFrom: today, changes: 1, steps: [] })
})

test('publishing lists the test cases whose totals differ from the expected ones', async () => {
  const document = costDocument(today)
  const port = Object.keys(document.tables.ports)[0] ?? ''
  const car = { maker: 'Toyota', model: 'Vitz', engine: 996, horsePower: 69, age: 11, price: 155_000 }
  const expected = { fob: 1, cnf: 2, cif: 3, landed: 4 }
  await keep({ ...document, staff: { cases: [{ id: 'vitz', car, port, day: today, expected }] } })
  const { changedCases } = (await publish(today)).json().result
  expect(changedCases).toMatchObject([{ id: 'vitz', name: 'Toyota Vitz', port, isMet: false, expected }])
})
