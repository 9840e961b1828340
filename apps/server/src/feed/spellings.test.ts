import { filterResolver } from '@seriba/server-catalogue/filter-resolver'
import { sqlLotSearch } from '@seriba/server-catalogue/sql-lot-search'
import { openDb, openPool } from '@seriba/server-kit/db'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { up } from '../migrations/0360-lot-spellings.ts'
import { testImports } from '../test/feed-imports.ts'
import { aCarLine } from '../test/lot-builders.ts'

const { url, query, importLines, stored } = testImports()

const colorsOf = async () => (await stored()).map(({ color }) => color)

test('values that differ in capitals, width or spaces are stored as the first of them, the original kept', async () => {
  await importLines(
    aCarLine({ lotNo: 1, color: 'WR Blue', condition: '4.5' }),
    aCarLine({ lotNo: 2, color: 'wr  blue', condition: '４．５' }),
    aCarLine({ lotNo: 3, color: 'ＷＲ　ＢＬＵＥ', chassis: 'grs182-1' }),
  )
  expect(await stored()).toMatchObject([
    { color: 'WR Blue', details: {} },
    {
      color: 'WR Blue',
      condition_rank: 4.5,
      details: { original: { color: 'wr  blue', condition: '４．５' } },
    },
    { color: 'WR Blue', chassis: 'GRS182-1', details: { original: { chassis: 'grs182-1' } } },
  ])
})

test('a later import keeps to the spellings of an earlier one, and a synonym has a name of its own', async () => {
  await importLines(aCarLine({ lotNo: 1, steering: 'RHD', color: 'PEARL' }))
  await importLines(aCarLine({ lotNo: 2, steering: 'right', color: 'Pearl' }))
  expect(await stored()).toMatchObject([
    { steering: 'Right', color: 'PEARL' },
    { steering: 'Right', color: 'PEARL' },
  ])
})

test('a line that is spelled differently changes nothing when it comes again', async () => {
  const lines = [aCarLine({ lotNo: 1, color: 'Pearl' }), aCarLine({ lotNo: 2, color: 'PEARL' })]
  await importLines(...lines)
  expect(await importLines(...lines)).toMatchObject({ written: 0, unchanged: 2 })
})

test('two imports that meet a value at the same time agree on its spelling', async () => {
  const spellings = ['Mystic blue', 'MYSTIC BLUE', 'mystic blue', 'Mystic Blue']
  await Promise.all(spellings.map((color, lotNo) => importLines(aCarLine({ lotNo, color }))))
  expect(new Set(await colorsOf()).size).toBe(1)
})

test('both spellings are one option with all their lots, and either finds them', async () => {
  const pool = openPool({ url, max: 2 })
  try {
    const db = openDb(pool)
    const search = sqlLotSearch(db)
    await importLines(
      aCarLine({ lotNo: 1, color: 'Pearl' }),
      aCarLine({ lotNo: 2, color: 'PEARL' }),
      aCarLine({ lotNo: 3, color: 'Black' }),
    )
    const { options } = await search.facets('car-auction', {}, { facets: ['color'], bounds: [] })
    expect(options.color).toEqual([
      { value: 'Black', count: 1 },
      { value: 'Pearl', count: 2 },
    ])
    const resolve = filterResolver(db)
    for (const color of ['Pearl', 'PEARL', 'pearl']) {
      expect((await resolve({ colors: [color] })).colors).toEqual(['Pearl'])
    }
  } finally {
    await pool.end()
  }
})

test('lots that were there before get one spelling, and the index is told', async () => {
  const pool = openPool({ url, max: 2 })
  try {
    await importLines(aCarLine({ lotNo: 1 }), aCarLine({ lotNo: 2 }), aCarLine({ lotNo: 3 }))
    await query(`update lots set color = 'Pearl' where lot_no = 1; update lots set color = 'PEARL', chassis = 'grs182-1',
      condition = '４．５', condition_rank = null where lot_no = 2; delete from lot_changes; drop table lot_spellings`)
    await up(openDb(pool) as Kysely<unknown>)
    expect(await stored()).toMatchObject([
      { color: 'Pearl', details: {} },
      {
        color: 'Pearl',
        chassis: 'GRS182-1',
        condition_rank: 4.5,
        details: { original: { color: 'PEARL', chassis: 'grs182-1', condition: '４．５' } },
      },
      { lot_no: 3, details: {} },
    ])
    const { rows } = await query('select distinct lot_no from lot_changes join lots on id = lot_id')
    expect(rows).toEqual([{ lot_no: 2 }])
  } finally {
    await pool.end()
  }
})
