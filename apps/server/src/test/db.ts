import { createDb, createPool, type Db } from '@seriba/server-kit/db'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'

export type TestDb = {
  readonly db: Db
  readonly url: string
}

/**
 * A separate database for the test file, copied from the migrated one before its tests and dropped afterwards. Read
 * `db` inside tests and hooks, since it does not exist before.
 */
export function testDb(): TestDb {
  const template = inject('templateUrl')
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`
  const url = Object.assign(new URL(template), { pathname: `/${name}` }).href
  let db: Db | undefined

  beforeAll(async () => {
    await asAdmin(template, `create database ${name} template seriba strategy file_copy`)
    db = createDb(createPool({ url, max: 10 }))
  })
  afterAll(async () => {
    await db?.destroy()
    await asAdmin(template, `drop database if exists ${name} with (force)`)
  })
  return {
    url,
    get db() {
      if (!db) throw new Error('the database is there once the tests run')
      return db
    },
  }
}

async function asAdmin(template: string, statement: string) {
  const client = new pg.Client({
    connectionString: Object.assign(new URL(template), { pathname: '/postgres' }).href,
  })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
