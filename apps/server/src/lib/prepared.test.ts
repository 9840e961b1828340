import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDb } from '../test/db.ts'
import { ahead } from './ahead.ts'
import { transact } from './db.ts'
import { prepared, statement, value } from './prepared.ts'

const database = testDb()

type Row = { id: number; at: string | null; list: string[]; text: string | null }
const rowsOf = statement(sql<Row>`
  select id, case when id > 1 then timestamptz '2026-11-22 10:00+09' end as at, array_to_json(${value(2)}::text[]) as list,
    null as text
  from unnest(${value(1)}::bigint[]) as id`)

test('a prepared statement reads its rows alike each time, on one connection or another', async () => {
  const expected = [
    { id: 1, at: null, list: ['a', 'b'], text: null },
    { id: 2, at: '2026-11-22T01:00:00.000Z', list: ['a', 'b'], text: null },
  ]
  const again = () =>
    rowsOf(database.db, [
      [1, 2],
      ['a', 'b'],
    ])
  for (let time = 0; time < 3; time++) expect(await again()).toEqual(expected)
  expect(await Promise.all([again(), again(), again()])).toEqual([expected, expected, expected])
  expect(await rowsOf(database.db, [[], []])).toEqual([])
})

test('one that fails says why, and is asked again as if nothing had been', async () => {
  const quotient = statement(sql<{ by: number }>`select 6 / ${value(1)}::integer as by`)
  for (let time = 0; time < 2; time++) {
    await expect(quotient(database.db, [0])).rejects.toThrow('division by zero')
    expect(await quotient(database.db, [2])).toEqual([{ by: 3 }])
  }
  const nonsense = statement(sql`select nothing`)
  for (let time = 0; time < 2; time++) await expect(nonsense(database.db, [])).rejects.toThrow('nothing')
})

test('one without rows may go ahead, together with the next', async () => {
  const found = () =>
    transact(database, async (tx) => {
      await sql`${prepared} ${ahead} create temporary table if not exists kept (id integer) on commit drop`.execute(
        tx,
      )
      await sql`${ahead} ${prepared} insert into kept values (${7})`.execute(tx)
      return rowsOf(tx, [[1], ['a']])
    })
  for (let time = 0; time < 2; time++) expect(await found()).toMatchObject([{ id: 1 }])
})

test('a value that is written into the text has no place in it', async () => {
  await expect(statement(sql`select ${1}::integer`)(database.db, [])).rejects.toThrow('by their places')
})
