import { afterEach, expect, test, vi } from 'vitest'
import { Staging } from '../build/staging.ts'
import type { AsyncLotIndex, Filter } from '../query.ts'
import { defineSchema } from '../schema.ts'
import type { answers } from '../testing/answers-module.ts'
import { openLotIndex } from './pool.ts'

vi.setConfig({ testTimeout: 60_000 })

const schema = defineSchema({
  cluster: ['maker'],
  columns: {
    maker: { type: 'value' },
    batch: { type: 'value' },
    chassis: { type: 'value', separator: '-' },
    equipment: { type: 'words' },
    price: { type: 'number' },
  },
})
type Lots = AsyncLotIndex<typeof schema>

const ids = Array.from({ length: 3000 }, (_, id) => id)
const lot = (id: number, batch: number) => ({
  id,
  maker: `M${id % 7}`,
  batch: String(batch),
  chassis: `C${id % 3}-${id}`,
  equipment: id % 2 ? ['AC'] : ['AC', 'SR'],
  price: batch,
})
const everything = { filters: [] }

let lots: Lots | null = null
afterEach(async () => {
  await lots?.close()
  lots = null
})
const open = async (readers: number): Promise<Lots> => {
  lots = await openLotIndex(schema, { readers, rows: [ids.map((id) => lot(id, 0))] })
  return lots
}

test('a search after a change was applied sees it, whichever thread answers', async () => {
  const index = await open(2)
  await index.apply({ upserts: [lot(5, 9), lot(5000, 9)], deletes: [7] })

  const newest = { column: 'price', order: 'desc' } as const
  const searches = ['M0', 'M1', 'M2', 'M3', 'M4', 'M5', 'M6'].map((maker) =>
    index.search({ filters: [{ column: 'maker', in: [maker] }], sort: newest, offset: 0, limit: 1 }),
  )
  const found = await Promise.all(searches)
  expect(found.reduce((sum, { total }) => sum + total, 0)).toBe(3000)
  expect(found.map(({ ids: [first] }) => first)).toEqual([2996, 2997, 5000, 2999, 2993, 5, 2995])
  expect(await index.stats()).toMatchObject({ rows: 3000, batches: 1, unmerged: 3 })
})

test('readers never see half a batch', async () => {
  const index = await open(2)
  const seen: string[][] = []
  let applying = true
  const read = async (maker: string) => {
    while (applying) {
      const filters = [{ column: 'maker', in: [maker] } as const]
      const { facets, total } = await index.count({ filters }, { facets: ['batch'] })
      expect(total).toBe(maker === 'M6' ? 428 : 429)
      seen.push((facets.batch ?? []).map(([batch]) => batch))
    }
  }
  const readers = ['M0', 'M1', 'M2', 'M6'].map(read)
  // Every batch changes all lots, so only whole batches show a single number.
  for (let batch = 1; batch <= 8; batch++) await index.apply({ upserts: ids.map((id) => lot(id, batch)) })
  applying = false
  await Promise.all(readers)

  expect(seen.filter((batches) => batches.length !== 1)).toEqual([])
  expect(new Set(seen.map(([batch]) => batch)).size).toBeGreaterThan(1)
})

test('searches and changes continue during a merge', async () => {
  const index = await open(2)
  const fresh = Array.from({ length: 21_000 }, (_, i) => lot(10_000 + i, 1))
  await index.apply({ upserts: fresh })
  for (let batch = 2; (await index.stats()).merges === 0; batch++) {
    await index.apply({ upserts: [lot(10_000, batch), lot(5, batch)] })
    const batches = { ranges: [[batch, null]] as const, column: 'price' } as const
    const { ids: found } = await index.search({
      filters: [batches],
      sort: { column: 'id', order: 'asc' },
      offset: 0,
      limit: 9,
    })
    expect(found).toEqual([5, 10_000])
  }
  expect(await index.count(everything, {})).toMatchObject({ total: 24_000 })
})

test('a search for an unknown column is refused, and the next one is answered', async () => {
  const index: AsyncLotIndex = (await open(1)) as never
  const filters = [{ column: 'color', in: ['red'] }]
  await expect(index.count({ filters }, {})).rejects.toThrow('no such column: color')
  expect(await index.count(everything, {})).toMatchObject({ total: 3000 })
})

const module = new URL('../testing/rows-module.ts', import.meta.url).href

test('rows can come from a module, each part in its own thread', async () => {
  const parts = [
    { from: 100, count: 5 },
    { from: 0, count: 12 },
    { from: 50, count: 0 },
  ]
  lots = await openLotIndex(schema, { readers: 1, rows: { module, parts } })
  expect(await lots.count(everything, { facets: ['maker'], bounds: ['price'] })).toEqual({
    total: 17,
    facets: {
      maker: [
        ['M0', 9],
        ['M1', 8],
      ],
    },
    bounds: { price: [0, 104] },
  })
})

test('threads that have read the rows can build every type of column', async () => {
  const parts = [
    { from: 0, count: 900 },
    { from: 2000, count: 700 },
    { from: 900, count: 1100 },
  ]
  lots = await openLotIndex(schema, { readers: 1, rows: { module, parts } })
  const inOrder = { sort: { column: 'price', order: 'desc' } as const, offset: 1, limit: 2 }
  const found = (filter: Filter) => lots?.search({ filters: [filter], ...inOrder } as never)
  expect(await found({ column: 'chassis', startsWith: 'C1-100' })).toEqual({ ids: [1006, 1003], total: 5 })
  expect(await found({ column: 'equipment', words: ['SR'] })).toEqual({ ids: [2696, 2694], total: 1350 })
  expect(await found({ column: 'price', ranges: [[10, 12]] })).toEqual({ ids: [11, 10], total: 3 })
})

test('changes already converted to columns elsewhere can be applied', async () => {
  const index = await open(1)
  const staging = new Staging(schema)
  staging.add([lot(5, 9), lot(6, 9)])
  await index.apply({ upserts: staging.staged(), deletes: [6] })
  const filters = [{ column: 'batch', in: ['9'] } as const]
  const found = await index.search({ filters, sort: { column: 'id', order: 'asc' }, offset: 0, limit: 9 })
  expect(found).toEqual({ ids: [5], total: 1 })
})

test('a module’s questions are answered where the index is read', async () => {
  const module = new URL('../testing/answers-module.ts', import.meta.url).href
  const index = await openLotIndex<typeof schema, typeof answers>(schema, {
    readers: 1,
    rows: [ids.map((id) => lot(id, 0))],
    answers: module,
  })
  lots = index
  expect(await index.ask('lotsOf', 'M3', everything)).toBe('M3: 429 lots')
})

test.each([
  ['', [[lot(1, 0), lot(1, 0)]]],
  [
    ' from a module',
    {
      module,
      parts: [
        { from: 0, count: 2 },
        { from: 1, count: 1 },
      ],
    },
  ],
])('the error explains why the rows%s cannot be read', async (_, rows) => {
  await expect(openLotIndex(schema, { readers: 1, rows })).rejects.toThrow('two rows have the id 1')
})

test('the error explains why a module fails', async () => {
  const none = { module: new URL('../testing/no-such.ts', import.meta.url).href, parts: [null] }
  await expect(openLotIndex(schema, { readers: 1, rows: none })).rejects.toThrow('no-such.ts')
})
