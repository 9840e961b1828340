import { copyRows } from '@seriba/server-catalogue/index/copy-rows'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDb } from '../../test/db.ts'

const database = testDb()
let client: pg.Client

beforeAll(async () => {
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(() => client.end())

const numbersUpTo = (count: number) => `select n from generate_series(1, ${count}) n`

async function copied(query: string): Promise<number[]> {
  const read: number[] = []
  await copyRows(client, query, 1, (row) => read.push(row.int(0)))
  return read
}

test('rows arrive in order in any number of chunks, and an empty result has no rows', async () => {
  const all = await copied(numbersUpTo(60_000))
  expect(all).toEqual(Array.from({ length: 60_000 }, (_, i) => i + 1))
  expect(await copied(`${numbersUpTo(9)} where false`)).toEqual([])
})

test.each([
  ['before the first row', 'select n from no_such_table', 'no_such_table'],
  ['after many rows', 'select 1000 / (40000 - n) from generate_series(1, 60000) n', 'division by zero'],
])('an error %s is reported, and the connection stays usable', async (_, query, message) => {
  await expect(copied(query)).rejects.toThrow(message)
  expect(await copied(numbersUpTo(2))).toEqual([1, 2])
  expect((await client.query('select 7 as seven')).rows).toEqual([{ seven: 7 }])
})

test.each([
  ['an error in the reader', 1, 'not this one'],
  ['a wrong number of columns', 3, 'has 1 fields, not 3'],
])(
  'rows refused because of %s are reported after the last row, and the connection stays usable',
  async (_, fields, message) => {
    const refuse = () => {
      throw new Error('not this one')
    }
    await expect(copyRows(client, numbersUpTo(60_000), fields, refuse)).rejects.toThrow(message)
    expect(await copied(numbersUpTo(2))).toEqual([1, 2])
  },
)

test('a query sent in the meantime is answered afterwards', async () => {
  const copying = copied(numbersUpTo(30_000))
  const { rows } = await client.query('select 7 as seven')
  expect(rows).toEqual([{ seven: 7 }])
  expect((await copying).length).toBe(30_000)
})
