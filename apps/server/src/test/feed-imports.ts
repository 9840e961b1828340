import { Readable } from 'node:stream'
import { importFeed } from '@seriba/server-feed/import-feed'
import type { FeedRecord } from '@seriba/server-feed/read-line'
import { createPool } from '@seriba/server-kit/db'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { testDb } from './db.ts'

export const ndjson = (lines: readonly FeedRecord[]) => lines.map((line) => JSON.stringify(line)).join('\n')

/** Imports into the test file's own database, which has no lots before each test. */
export function testImports() {
  const database = testDb()
  let pool: pg.Pool
  beforeAll(() => {
    pool = createPool({ url: database.url, max: 3 })
  })
  afterAll(() => pool.end())
  beforeEach(async () => {
    await pool.query('delete from lots; delete from lot_changes; delete from lot_spellings')
  })

  const importText = (text: string | Buffer) => importFeed({ pool }, Readable.from([Buffer.from(text)]))
  return {
    url: database.url,
    query: (text: string, values?: unknown[]) => pool.query(text, values),
    importStream: (stream: Readable) => importFeed({ pool }, stream),
    importText,
    importLines: (...lines: FeedRecord[]) => importText(ndjson(lines)),

    /** Lots without generated values, in a fixed order. */
    async stored() {
      const { rows } = await pool.query(`
        select to_jsonb(l) - array['id', 'first_seen_at', 'updated_at'] as lot from lots l
        order by kind, auction, auction_day, lot_no`)
      return rows.map(({ lot }) => lot)
    },
  }
}
