import { importRecords } from '@seriba/server-feed/import-feed'
import { createPool } from '@seriba/server-kit/db'
import { isLostConnection } from '@seriba/server-kit/lost-connection'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDb } from '../test/db.ts'
import { aCarLine } from '../test/lot-builders.ts'

const database = testDb()
let pool: pg.Pool
let other: pg.Pool
beforeAll(() => {
  pool = createPool({ url: `${database.url}?application_name=broken`, max: 3 })
  other = createPool({ url: database.url, max: 1 })
})
afterAll(() => Promise.all([pool.end(), other.end()]))

const breakConnections = () =>
  other.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'broken'`)

test('an import whose connection breaks at any moment reports it and is complete when run again', async () => {
  const lines = Array.from({ length: 6000 }, (_, at) => ({ line: at + 1, record: aCarLine() }))
  /** Groups of lines, with a break after so many of them. */
  async function* groups(broken: number) {
    for (let at = 0; at < lines.length; at += 500) {
      if (at === broken * 500) void breakConnections()
      yield lines.slice(at, at + 500)
    }
  }
  for (let broken = 0; broken < 12; broken++) {
    const failure = await importRecords({ pool }, groups(broken)).then(
      () => null,
      (error: unknown) => error,
    )
    expect(failure === null || isLostConnection(failure)).toBe(true)
  }
  await importRecords({ pool: other }, [lines])
  const { rows } = await other.query('select count(*)::int as lots from lots')
  expect(rows).toEqual([{ lots: lines.length }])
}, 120_000)
