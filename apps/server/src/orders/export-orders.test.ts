import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { savedSheet } from '../test/saved-sheet.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
let manager: TestUser
let client: TestUser

const wish = {
  kind: 'car',
  maker: 'Toyota',
  yearFrom: 2018,
  yearTo: null,
  grades: ['4.5', '4'],
  port: 'Poti',
}

beforeAll(async () => {
  manager = await aManager(server.db)
  client = await aClient(server.db)
  const browser = await server.signInAs(client)
  for (const [model, note] of [
    ['Hiace', '=HYPERLINK("http://evil.example")'],
    ['RX-7', ''],
  ])
    await browser.post('/order/create', { ...wish, model, note, budget: 2_600_000 })
})

async function exported(query: Record<string, unknown> = {}) {
  const desk = await server.signInAs(manager)
  const { url } = (await desk.get('/order/export', query)).json().result
  const get = async (by = desk) => by.get(url.replace(/^\/v1/, ''))
  return { file: await get(), get }
}

test('staff can export the listed orders to a spreadsheet, and the export is recorded', async () => {
  const { file } = await exported({ search: 'Hiace' })
  expect(file.headers['content-disposition']).toMatch(/orders-\d{4}-\d{2}-\d{2}\.xlsx/)
  const { heads, rows } = await savedSheet(file.rawPayload)
  const cell = (head: string) => rows[0]?.[heads.indexOf(head)]
  expect(rows).toHaveLength(1)
  expect([cell('Status'), cell('Model'), cell('Condition'), cell('Highest bid')]).toEqual([
    'New',
    'Hiace',
    '4.5, 4',
    '2600000',
  ])
  const entry = await server.db
    .selectFrom('audit')
    .select(['entity', 'after'])
    .where('action', '=', 'order.export')
    .where('actor_id', '=', manager.id)
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ entity: 'orders', after: { search: 'Hiace', rows: 1 } })
})

test('no text becomes a formula in CSV', async () => {
  const { file } = await exported({ format: 'csv', status: 'new' })
  expect(file.headers['content-disposition']).toContain('.csv')
  const csv = await text(Readable.from([file.rawPayload]))
  expect(csv.trim().split('\r\n')).toHaveLength(3)
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
})

test('the link works only for the person who requested it', async () => {
  const { get } = await exported()
  expect((await get(await server.signInAs(await aManager(server.db)))).statusCode).toBe(404)
  expect((await get(await server.signInAs(client))).statusCode).toBe(403)
})
