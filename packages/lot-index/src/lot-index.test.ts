import * as fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { LotIndex } from './lot-index.ts'
import type { Query, Similarity, Table, Wanted } from './query.ts'
import { defineSchema } from './schema.ts'
import { anyChanges, anyQuery, anyRows, anySchema, anySimilarity, anyWanted } from './testing/arbitraries.ts'
import { Oracle } from './testing/oracle.ts'
import { tuningOptions } from './tuning.ts'

const measured = { ...tuningOptions }
/** With these, a thousand rows take the same code paths as millions. */
const small = {
  simdFrom: 100,
  edges: 16,
  rowsBetweenEdges: 20,
  bitmapFrom: 8,
  histogramSize: 30,
  fewRuns: 6,
  valuesInVain: 2,
  fewParts: 2,
  runsToLookUp: 2,
  rowsForHistogram: 1,
  countersForRow: 1,
  rowsToSubtract: 5,
  narrowedFrom: 1000,
  narrowedKept: 2,
  fewToSort: 40,
  fewRows: 10,
  fewToCompare: 3,
  rowsToScan: 60,
  stepsToPage: 30,
  stepsToBound: 5,
}
afterEach(() => {
  Object.assign(tuningOptions, measured)
})

const most = 900
const anyQuestion = fc.tuple(anyQuery, anyWanted, anySimilarity)
const anyQuestions = fc.array(anyQuestion, { minLength: 12, maxLength: 16 })

type Asked = Pick<Oracle, 'search' | 'count' | 'medians' | 'frequencies' | 'table'>
function expectSame(index: Asked, oracle: Asked, questions: readonly [Query, Wanted, Similarity][]) {
  for (const [query, wanted, likeness] of questions) {
    expect({ query, ...index.search(query) }).toEqual({ query, ...oracle.search(query) })
    expect({ query, ...index.count(query, wanted) }).toEqual({ query, ...oracle.count(query, wanted) })
    const { of } = likeness
    expect({ query, of, ...index.frequencies(query, of) }).toEqual({
      query,
      of,
      ...oracle.frequencies(query, of),
    })
    const inWords = ({ ids, columns, values }: Table) => [ids, ...columns, ...values].map((one) => one.join())
    const columns = { numbers: [of, 'date'], values: ['status', 'week'] }
    expect({ query, table: inWords(index.table(query, columns)) }).toEqual({
      query,
      table: inWords(oracle.table(query, columns)),
    })
    expect({ likeness, medians: index.medians(likeness) }).toEqual({
      likeness,
      medians: oracle.medians(likeness),
    })
  }
}

test('the index answers like a scan of every row in each of two thousand cases, before and after changes', () => {
  Object.assign(tuningOptions, small)
  const few = 200
  const anyCase = fc.tuple(anySchema, anyRows(few), anyChanges(few), anyQuestion, fc.boolean())
  fc.assert(
    fc.property(anyCase, ([schema, rows, changes, question, merged]) => {
      const index = new LotIndex(schema, [rows])
      const oracle = new Oracle(schema, rows)
      expectSame(index, oracle, [question])
      index.apply(changes)
      oracle.apply(changes)
      if (merged) index.merge()
      expectSame(index, oracle, [question])
    }),
    { numRuns: 2000 },
  )
}, 120_000)

test('a maker is counted correctly after others have replaced it in the cache', () => {
  Object.assign(tuningOptions, small)
  const schema = defineSchema({
    cluster: ['maker'],
    columns: { maker: { type: 'value' }, color: { type: 'value' }, year: { type: 'number' } },
  })
  const makers = ['A', 'B', 'C', 'D']
  const rows = Array.from({ length: 200 }, (_, id) => {
    return { id, maker: makers[id % 4] ?? '', color: `${id % 7}`, year: id % 9 }
  })
  const index = new LotIndex(schema, [rows])
  const oracle = new Oracle(schema, rows)
  for (const maker of [...makers, ...makers]) {
    for (const filters of [[], [{ column: 'year', ranges: [[2, 6]] }] as const]) {
      const selection = { filters: [{ column: 'maker', in: [maker] } as const, ...filters] }
      const wanted = { facets: ['maker', 'color'], bounds: ['year'] } as const
      expect({ maker, ...index.count(selection, wanted) }).toEqual({
        maker,
        ...oracle.count(selection, wanted),
      })
    }
  }
})

test('the most frequent values combine the base and its changes', () => {
  Object.assign(tuningOptions, small, { fewRuns: 2 })
  const schema = defineSchema({
    cluster: ['chassis'],
    columns: { chassis: { type: 'value' }, color: { type: 'value' } },
  })
  const codes = Array.from({ length: 30 }, (_, code) => `C${String(code).padStart(2, '0')}`)
  const anyTimes = fc.array(fc.nat(9), { minLength: codes.length, maxLength: codes.length })
  // Most codes do not change; some are new, and some become the most frequent.
  const anyMore = fc.array(fc.tuple(fc.constantFrom(...codes, 'A', 'D'), fc.integer({ min: 1, max: 12 })), {
    maxLength: 6,
  })
  const lots = (first: number, times: readonly (readonly [string, number])[]) =>
    times
      .flatMap(([chassis, count]) => Array<string>(count).fill(chassis))
      .map((chassis, i) => ({ id: first + i, chassis, color: String((first + i) % 3) }))
  const anyCase = fc.tuple(anyTimes, fc.array(anyMore, { minLength: 1, maxLength: 3 }), fc.nat(6), fc.nat(90))
  fc.assert(
    fc.property(anyCase, ([times, batches, top, gone]) => {
      const rows = lots(
        0,
        codes.map((code, i) => [code, times[i] ?? 0]),
      )
      const index = new LotIndex(schema, [rows])
      const oracle = new Oracle(schema, rows)
      batches.forEach((more, batch) => {
        const changes = { upserts: lots(1000 * (batch + 1), more), deletes: [gone + batch] }
        index.apply(changes)
        oracle.apply(changes)
      })
      const wanted = { facets: [{ column: 'chassis', top }] } as const
      for (const filters of [[], [{ column: 'color', in: ['0', '2'] }]] as const) {
        expect(index.count({ filters }, wanted)).toEqual(oracle.count({ filters }, wanted))
      }
    }),
    { numRuns: 300 },
  )
})

describe.each([
  ['as measured', measured, 12],
  ['small', small, 45],
  ['small, without WebAssembly', { ...small, simdFrom: Number.POSITIVE_INFINITY }, 21],
])('with tuning: %s', { timeout: 60_000 }, (_, settings, numRuns) => {
  test('the index answers any search like a scan of every row', () => {
    Object.assign(tuningOptions, settings)
    fc.assert(
      fc.property(anySchema, anyRows(most), anyQuestions, (schema, rows, questions) => {
        expectSame(new LotIndex(schema, [rows]), new Oracle(schema, rows), questions)
      }),
      { numRuns },
    )
  })

  test('the index answers any search after any changes, and after they are merged', () => {
    Object.assign(tuningOptions, settings)
    const anyBatches = fc.array(anyChanges(most), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(anySchema, anyRows(most), anyBatches, anyQuestions, (schema, rows, batches, questions) => {
        const index = new LotIndex(schema, [rows])
        const oracle = new Oracle(schema, rows)
        for (const changes of batches) {
          index.apply(changes)
          oracle.apply(changes)
          expectSame(index, oracle, questions.slice(0, 4))
        }
        expectSame(index, oracle, questions)
        index.merge()
        expectSame(index, oracle, questions)
        expect(index.stats()).toMatchObject({ unmerged: 0, merges: 1, batches: batches.length })
      }),
      { numRuns: numRuns / 3 },
    )
  })
})
