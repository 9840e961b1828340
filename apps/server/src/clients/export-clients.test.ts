import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { aBid, aLedgerRow } from '../test/bid-builders.ts'
import { aClient, aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

async function named(client: TestUser, values: { full_name?: string; company: string }) {
  await server.db.updateTable('users').set(values).where('id', '=', client.id).execute()
  return client
}

async function aDesk(language?: number) {
  const manager = await aManager(server.db)
  if (language) await server.db.updateTable('users').set({ language }).where('id', '=', manager.id).execute()
  const browser = await server.signInAs(manager)
  const link = async (query: Record<string, unknown>): Promise<string> =>
    (await browser.get('/client/export', query)).json().result.url
  const fetch = (url: string, by = browser) => by.get(url.replace('/v1', ''))
  return { manager, browser, link, fetch }
}

/** The texts and numbers of a sheet, row by row. */
function cellsOf(file: Buffer): string[][] {
  const parts = Object.entries(unzipSync(file)).map(([name, body]) => [name, strFromU8(body)] as const)
  const part = (end: string) => parts.find(([name]) => name.endsWith(end))?.[1] ?? ''
  const texts = [...part('sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => text)
  return [...part('sheet1.xml').matchAll(/<row .*?<\/row>/gs)].map(([row]) => {
    const cells: string[] = []
    // Empty cells may be left out, and a table this narrow has one-letter columns.
    for (const [, column = '', rest = '', inner = ''] of row.matchAll(
      /<c r="([A-Z])([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
    )) {
      const told = /<(?:v|t)[^>]*>([^<]*)</.exec(inner)?.[1] ?? ''
      cells[column.charCodeAt(0) - 65] = rest.includes('t="s"') ? (texts[Number(told)] ?? '') : told
    }
    return cells
  })
}

test('the listed clients are exported to a spreadsheet in the same order, and the log names who exported them', async () => {
  const { manager, link, fetch } = await aDesk()
  const first = await named(await aClient(server.db, { creditLimit: 1_000_000 }), {
    full_name: '=1+1 & "Co" <b>\u0001',
    company: 'Sheet one',
  })
  const second = await named(await aClient(server.db, { creditLimit: 2_000_000 }), { company: 'Sheet two' })
  await named(await aClient(server.db), { company: 'Another' })
  await aLedgerRow(server.db, first, 250_000)
  await aBid(server.db, first, { amount: 300_000 })
  const answer = await fetch(await link({ search: 'sheet', sort: 'creditLimit', order: 'desc' }))
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': expect.stringMatching(/^attachment; filename="clients-\d{4}-\d\d-\d\d\.xlsx"$/),
    'cache-control': 'no-store',
  })
  const [, , , heads = [], ...rows] = cellsOf(answer.rawPayload)
  const row = (at: number) => Object.fromEntries(heads.map((head, column) => [head, rows[at]?.[column]]))
  expect(rows).toHaveLength(2)
  expect(row(0)).toMatchObject({ ID: String(second.id), 'Credit limit': '2000000' })
  expect(row(1)).toMatchObject({
    ID: String(first.id),
    Name: '=1+1 &amp; "Co" &lt;b&gt;',
    Balance: '250000',
    'Maximum bid': '950000',
    'Active bids': '300000',
    Live: '1',
  })
  const trail = await server.db
    .selectFrom('audit')
    .selectAll()
    .where('action', '=', 'client.export')
    .where('actor_id', '=', manager.id)
    .execute()
  expect(trail).toEqual([
    expect.objectContaining({ after: expect.objectContaining({ search: 'sheet', rows: 2 }) }),
  ])
})

test('the file is in the exporting person’s language', async () => {
  const { link, fetch } = await aDesk(693)
  await named(await aClient(server.db), { company: 'Русский' })
  const [, , , heads, row] = cellsOf((await fetch(await link({ search: 'русский' }))).rawPayload)
  expect(heads).toEqual(expect.arrayContaining(['Имя', 'Лимит', 'Макс. ставка']))
  expect(row).toEqual(expect.arrayContaining(['Русский', 'Клиент']))
})

test('a link works only for the person who requested it, while they have the right, and cannot be forged', async () => {
  const { manager, browser, link, fetch } = await aDesk()
  const url = await link({})
  const other = await server.signInAs(await aManager(server.db))
  const client = await server.signInAs(await aClient(server.db))
  expect((await fetch(url, server.anonymous())).json().messageCode).toBe('signed_out')
  expect((await fetch(url, client)).json().messageCode).toBe('wrong_audience')
  expect((await fetch(url, other)).statusCode).toBe(404)
  expect((await fetch(`${url}x`)).statusCode).toBe(404)
  expect((await browser.get('/client-export')).statusCode).toBe(404)
  await server.db
    .updateTable('users')
    .set({ permissions: JSON.stringify({ managerBidForClient: false }) })
    .where('id', '=', manager.id)
    .execute()
  expect((await fetch(url)).json().messageCode).toBe('permission_missing')
})
