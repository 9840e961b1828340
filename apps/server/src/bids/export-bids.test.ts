import { beforeAll, expect, test } from 'vitest'
import type { TestUser } from '../test/builders.ts'
import { aListedCompany } from '../test/listed-company.ts'
import { savedSheet } from '../test/saved-sheet.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

let it: Awaited<ReturnType<typeof aListedCompany>>
beforeAll(async () => {
  it = await aListedCompany(server.db)
})

async function exported(user: TestUser, query: Record<string, unknown> = {}) {
  const browser = await server.signInAs(user)
  const { url } = (await browser.get('/bid/export', query)).json().result
  const get = (by = browser) => by.get(url.replace(/^\/v1/, ''))
  const file = await get()
  expect(file.statusCode).toBe(200)
  expect(file.headers['content-disposition']).toMatch(/bids-\d{4}-\d{2}-\d{2}\.xlsx/)
  const { heads, rows } = await savedSheet(file.rawPayload)
  return { heads, rows, column: (head: string) => rows.map((row) => row[heads.indexOf(head)]), get }
}

test('a buyer’s file has their own live bids and no client column', async () => {
  const { heads, rows, column } = await exported(it.client)
  expect(rows).toHaveLength(2)
  expect(heads).not.toContain('Client')
  expect(column('Bid status').sort()).toEqual(['New', 'Win'])
  expect(column('Sold price')).toContain('470000')
})

test('a filter and the archive apply to the file, too', async () => {
  expect((await exported(it.client, { bidStatus: 6 })).column('Bid status')).toEqual(['Win'])
  const archive = await exported(it.client, { list: 'archive' })
  expect(archive.column('Auction')).toEqual(['TAA Kinki', 'TAA Kinki'])
})

test('a staff member’s file has everyone’s bids with their clients in the requested order, and the download is recorded', async () => {
  const { rows, column } = await exported(it.manager, { user: [it.client.id], sort: 'bidAmount' })
  expect(rows).toHaveLength(2)
  expect(new Set(column('Client')).size).toBe(1)
  expect(column('Group')).toContain('K17-A')
  const entry = await server.db
    .selectFrom('audit')
    .select(['entity', 'after'])
    .where('action', '=', 'bid.export')
    .where('actor_id', '=', it.manager.id)
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ entity: 'bids', after: { user: [it.client.id], rows: 2 } })
})

test('the link works for nobody else', async () => {
  const { get } = await exported(it.client)
  expect((await get(await server.signInAs(it.other))).statusCode).toBe(404)
  expect((await get(await server.signInAs(it.manager))).statusCode).toBe(404)
})
