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

test('rows come in their order, however many pieces they come in, and none is none', async () => {
  const all = await copied(numbersUpTo(60_000))
  expect(all).toEqual(Array.from({ length: 60_000 }, (_, i) => i + 1))
  expect(await copied(`${numbersUpTo(9)} where false`)).toEqual([])
})

test.each([
  ['before the first row', 'select n from no_such_table', 'no_such_table'],
  ['after many rows', 'select 1000 / (40000 - n) from generate_series(1, 60000) n', 'division by zero'],
])('an error %s is told, and the connection goes on', async (_, query, message) => {
  await expect(copied(query)).rejects.toThrow(message)
  expect(await copied(numbersUpTo(2))).toEqual([1, 2])
  expect((await client.query('select 7 as seven')).rows).toEqual([{ seven: 7 }])
})

test.each([
  ['anyone who takes them', 1, 'not this one'],
  ['their width', 3, 'has 1 fields, not 3'],
])(
  'rows that are refused for %s are told once all have come, and the connection goes on',
  async (_, fields, message) => {
    const refuse = () => {
      throw new Error('not this one')
    }
    await expect(copyRows(client, numbersUpTo(60_000), fields, refuse)).rejects.toThrow(message)
    expect(await copied(numbersUpTo(2))).toEqual([1, 2])
  },
)

test('what is asked meanwhile is answered afterwards', async () => {
  const copying = copied(numbersUpTo(30_000))
  const { rows } = await client.query('select 7 as seven')
  expect(rows).toEqual([{ seven: 7 }])
  expect((await copying).length).toBe(30_000)
})
