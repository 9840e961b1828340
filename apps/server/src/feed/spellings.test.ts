import { filterResolver } from '@seriba/server-catalogue/filter-resolver'
import { sqlLotSearch } from '@seriba/server-catalogue/sql-lot-search'
import type { FeedRecord } from '@seriba/server-feed/read-line'
import { createDb, createPool } from '@seriba/server-kit/db'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { up } from '../migrations/0360-lot-spellings.ts'
import { up as unifyHalls } from '../migrations/0370-hall-spellings.ts'
import { up as spellTerms } from '../migrations/0371-hall-terms-spelled.ts'
import { testImports } from '../test/feed-imports.ts'
import { aCarLine } from '../test/lot-builders.ts'

const { url, query, importLines, stored } = testImports()

const colorsOf = async () => (await stored()).map(({ color }) => color)

test('values that differ in case, width, or spacing are stored in the first spelling, and the original is kept', async () => {
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

test('a later import keeps earlier spellings, and a synonym gets its standard name', async () => {
  await importLines(aCarLine({ lotNo: 1, steering: 'RHD', color: 'PEARL' }))
  await importLines(aCarLine({ lotNo: 2, steering: 'right', color: 'Pearl' }))
  expect(await stored()).toMatchObject([
    { steering: 'Right', color: 'PEARL' },
    { steering: 'Right', color: 'PEARL' },
  ])
})

test('a line with different spelling changes nothing when it is sent again', async () => {
  const lines = [aCarLine({ lotNo: 1, color: 'Pearl' }), aCarLine({ lotNo: 2, color: 'PEARL' })]
  await importLines(...lines)
  expect(await importLines(...lines)).toMatchObject({ written: 0, unchanged: 2 })
})

test('two imports that meet a new value at the same time agree on its spelling', async () => {
  const spellings = ['Mystic blue', 'MYSTIC BLUE', 'mystic blue', 'Mystic Blue']
  await Promise.all(spellings.map((color, lotNo) => importLines(aCarLine({ lotNo, color }))))
  expect(new Set(await colorsOf()).size).toBe(1)
})

test('both spellings form one option with all their lots, and either one finds them', async () => {
  const pool = createPool({ url, max: 2 })
  try {
    const db = createDb(pool)
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

test('existing lots are given one spelling, and the index is told', async () => {
  const pool = createPool({ url, max: 2 })
  try {
    await importLines(aCarLine({ lotNo: 1 }), aCarLine({ lotNo: 2 }), aCarLine({ lotNo: 3 }))
    await query(`update lots set color = 'Pearl' where lot_no = 1; update lots set color = 'PEARL', chassis = 'grs182-1',
      condition = '４．５', condition_rank = null where lot_no = 2; delete from lot_changes; drop table lot_spellings`)
    await up(createDb(pool) as Kysely<unknown>)
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

const result = ({ kind, auctionDate }: FeedRecord, said: FeedRecord) => ({ kind, auctionDate, ...said })

test('a hall has one name, and any spelling of it finds its lots and results', async () => {
  const lot = aCarLine({ lotNo: 1, auction: 'USS Tokyo' })
  await importLines(lot, aCarLine({ lotNo: 1, auction: 'ＵＳＳ tokyo', color: 'Red' }))
  await importLines(
    aCarLine({ lotNo: 2, auction: 'uss  tokyo' }),
    result(lot, { lotNo: 1, auction: 'USS TOKYO', status: 'sold', soldPrice: 700_000 }),
  )
  expect(await stored()).toMatchObject([
    { lot_no: 1, auction: 'USS Tokyo', color: 'Red', sold_price: 700_000 },
    { lot_no: 2, auction: 'USS Tokyo', details: { original: { auction: 'uss  tokyo' } } },
  ])
  const pool = createPool({ url, max: 1 })
  try {
    const sales = [{ auction: 'uss tokyo', day: '2026-11-24' }]
    expect(await filterResolver(createDb(pool))({ halls: ['USS TOKYO'], sales })).toMatchObject({
      halls: ['USS Tokyo'],
      sales: [{ auction: 'USS Tokyo', day: '2026-11-24' }],
    })
  } finally {
    await pool.end()
  }
})

test('halls stored under several names are merged with their terms, but a lot under two names stays two', async () => {
  const pool = createPool({ url, max: 2 })
  try {
    const lots = [1, 2, 3].map((lotNo) => aCarLine({ lotNo, auction: 'Hall' }))
    await importLines(...lots, aCarLine({ lotNo: 3, auction: 'Elsewhere' }))
    await query(`update lots set auction = 'HALL' where lot_no = 2 or auction = 'Elsewhere';
      delete from lot_spellings; insert into halls (name) values ('HALL')`)
    await unifyHalls(createDb(pool) as Kysely<unknown>)
    const { rows } = await query('select lot_no, auction from lots order by lot_no, auction desc')
    expect(rows).toEqual([
      { lot_no: 1, auction: 'Hall' },
      { lot_no: 2, auction: 'Hall' },
      { lot_no: 3, auction: 'Hall' },
      { lot_no: 3, auction: 'HALL' },
    ])
    expect((await query('select name from halls')).rows).toEqual([{ name: 'Hall' }])
    await query(`update halls set name = 'ｈａｌｌ'`)
    await spellTerms(createDb(pool) as Kysely<unknown>)
    expect((await query('select name from halls')).rows).toEqual([{ name: 'Hall' }])
  } finally {
    await query('delete from halls')
    await pool.end()
  }
})
