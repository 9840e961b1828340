import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDb } from './db.ts'
import { numberEvents } from './number-events.ts'

const database = testDb()

test('events are numbered in the order of their IDs, wherever their rows are stored', async () => {
  await sql`
    insert into events (id, rooms, name, payload) overriding system value
    select id, '{}', 'notification', '{}' from unnest(array[9003, 9001, 9002]) as id`.execute(database.db)
  await numberEvents(database.db)
  const events = await database.db.selectFrom('events').select('id').orderBy('seq').execute()
  expect(events.map(({ id }) => id)).toEqual([9001, 9002, 9003])
})
