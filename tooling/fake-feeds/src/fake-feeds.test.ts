import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeFeeds, startFakeFeeds } from './start-fake-feeds.ts'

let fake: FakeFeeds
beforeAll(async () => {
  fake = await startFakeFeeds({ today: '2026-11-24', live: 700, ended: 2000 })
})
afterAll(() => fake.stop())

async function ask(sql: string, more = '') {
  const url = `${fake.sqlUrl}?code=fake-code&sql=${encodeURIComponent(sql)}${more}`
  return (await fetch(url)).text()
}
const rowsOf = async (sql: string) =>
  Object.values(JSON.parse(await ask(sql, '&json'))) as Record<string, string>[]

test('a larger limit is silently cut to 250 rows, and the same lots come each time', async () => {
  const rows = await rowsOf('SELECT * FROM main ORDER BY id LIMIT 0,1000')
  expect(rows).toHaveLength(250)
  expect(await rowsOf('SELECT * FROM main ORDER BY id LIMIT 0,1000')).toEqual(rows)
})

test('paging by ID returns every lot exactly once', async () => {
  const met: string[] = []
  for (let last = ''; ; ) {
    const rows = await rowsOf(`SELECT * FROM main WHERE id > '${last}' ORDER BY id LIMIT 0,250`)
    if (rows.length === 0) break
    met.push(...rows.map(({ id = '' }) => id))
    last = met.at(-1) ?? ''
  }
  expect(met).toHaveLength(700)
  expect(new Set(met).size).toBe(700)
})

test('results are dated to their day', async () => {
  const day = await rowsOf(
    "SELECT * FROM stats WHERE auction_date >= '2026-11-20 00:00:00' AND auction_date < '2026-11-21 00:00:00'",
  )
  expect(day).toHaveLength(8)
  expect(new Set(day.map(({ auction_date = '' }) => auction_date.slice(0, 10)))).toEqual(
    new Set(['2026-11-20']),
  )
})

test('picture addresses contain bare ampersands, and errors come as text with status 200', async () => {
  expect(await ask('SELECT * FROM main LIMIT 0,1')).toMatch(/\/0&h=50#/)
  expect(await ask('DROP TABLE main')).toBe('You have an error in your SQL syntax')
})
