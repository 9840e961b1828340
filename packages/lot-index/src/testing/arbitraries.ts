import * as fc from 'fast-check'
import type { Filter, Query, Similarity, Wanted } from '../query.ts'
import type { Column, Row, Schema } from '../schema.ts'

/** A schema with columns of every type, some of them in groups. */
export const anySchema: fc.Arbitrary<Schema> = fc
  .record({
    cluster: fc.constantFrom(
      [],
      ['maker'],
      ['maker', 'model'],
      ['maker', 'model', 'chassis'],
      ['color', 'maker'],
    ),
    separator: fc.boolean(),
    leavesOut: fc.boolean(),
    dayWithDate: fc.boolean(),
    // A week is derived from its day; a color does not depend on anything, whatever it claims.
    derived: fc.constantFrom({}, { week: 'day' }, { week: 'day', status: 'color' }),
  })
  .map(({ cluster, separator, leavesOut, dayWithDate, derived }) => ({
    cluster,
    derived,
    columns: {
      maker: { type: 'value', ...(leavesOut ? { leavesOut: ['model', 'words'] } : {}) },
      model: { type: 'value' },
      chassis: { type: 'value', ...(separator ? { separator: '-' } : {}) },
      color: { type: 'value' },
      status: { type: 'value' },
      day: { type: 'value', ...(dayWithDate ? { group: 'date' } : {}) },
      week: { type: 'value' },
      words: { type: 'words' },
      year: { type: 'number' },
      date: { type: 'number' },
      price: { type: 'number' },
      rank: { type: 'number' },
    } satisfies Record<string, Column>,
  }))

const letters = ['A', 'B', 'C', 'AB', 'BC', 'CAB', '']
const equipment = ['AC', 'NAV', 'SR', 'NAVI', 'ABS']

const chassisOf = (code: number, serial: number) =>
  `${letters[code % 7]}${code}${serial % 5 === 0 ? '' : `-${String(serial).padStart(3, '0')}`}`

/** Each row is drawn from one number, so that thousands of them cost nothing to draw. */
function rowOf(id: number, seed: number): Row {
  let state = (seed ^ Math.imul(id + 1, 0x9e3779b1)) >>> 0
  const below = (limit: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0
    return ((state ^ (state >>> 13)) >>> 0) % limit
  }
  const maker = below(3) * below(3)
  const day = below(60)
  const unless = (one: number, number: number) => (below(one) === 0 ? null : number)
  return {
    id,
    maker: letters[maker] ?? '',
    model: `${letters[below(7)]}${below(3)}`,
    chassis: chassisOf(below(9), below(1000)),
    color: letters[below(7)] ?? '',
    status: String(below(3) * below(2)),
    day: `d${day}`,
    week: `w${day >> 3}`,
    words: equipment.filter(() => below(3) === 0),
    year: unless(10, 1980 + below(45)),
    date: below(5000),
    price: unless(3, below(50) * 1000),
    rank: unless(4, below(12) / 2),
  }
}

export const anyRows = (most: number): fc.Arbitrary<Row[]> =>
  fc
    .record({
      count: fc.nat(most),
      seed: fc.nat(),
      gap: fc.integer({ min: 1, max: 3 }),
      backwards: fc.boolean(),
    })
    .map(({ count, seed, gap, backwards }) => {
      const rows = Array.from({ length: count }, (_, i) => rowOf(i * gap, seed))
      return backwards ? rows.reverse() : rows
    })

/** New rows, changed ones, and deletions, around the IDs of the rows drawn above. */
export const anyChanges = (most: number) =>
  fc
    .record({
      seed: fc.nat(),
      upserts: fc.uniqueArray(fc.nat(most * 3), { maxLength: 40 }),
      deletes: fc.array(fc.nat(most * 3), { maxLength: 20 }),
    })
    .map(({ seed, upserts, deletes }) => ({ upserts: upserts.map((id) => rowOf(id, seed)), deletes }))

const end = (most: number) => fc.option(fc.integer({ min: -2, max: most }), { freq: 3 })
const ranges = (column: string, most: number, step = 1, from = 0) =>
  fc.array(fc.tuple(end(most), end(most)), { minLength: 1, maxLength: 3 }).map((all) => ({
    column,
    ranges: all.map(
      ([a, b]) => [a === null ? null : from + a * step, b === null ? null : from + b * step] as const,
    ),
  }))
const values = (column: string, choices: readonly string[]) =>
  fc.subarray([...choices], { minLength: 1 }).map((some) => ({ column, in: some }))

const anyColumnFilter: fc.Arbitrary<Filter> = fc.oneof(
  values('maker', ['', 'A', 'B', 'C', 'no such']),
  values('model', ['A0', 'A1', 'B2', 'AB0', '0', 'no such']),
  values('color', letters),
  values('status', ['0', '1', '2']),
  values('week', ['w0', 'w3', 'w7']),
  values('day', ['d0', 'd1', 'd17', 'd30', 'd59']),
  values('chassis', ['A0', 'B1', 'CAB5', '6', 'A7']),
  fc.record({
    column: fc.constantFrom('chassis', 'model', 'color'),
    startsWith: fc.constantFrom('', 'A', 'CAB', 'B1-', 'A0-00', 'C2-5', '6-', 'CAB5-123', 'x'),
  }),
  fc.record({
    column: fc.constantFrom('chassis', 'model', 'color'),
    contains: fc.constantFrom('', 'A', 'AB', '2', 'x'),
  }),
  fc.record({
    column: fc.constant('words'),
    words: fc.subarray([...equipment, 'X']),
    match: fc.constantFrom('whole', 'part'),
  }),
  ranges('year', 45, 1, 1980),
  ranges('date', 50, 100),
  ranges('price', 50, 1000),
  ranges('rank', 12, 0.5),
  fc.record({ group: fc.constantFrom('verdict', 'color'), ids: fc.array(fc.nat(2000), { maxLength: 20 }) }),
)

const eitherOf = (one: fc.Arbitrary<Filter>): fc.Arbitrary<Filter> =>
  fc.record({
    group: fc.constantFrom('verdict', 'color'),
    either: fc.array(fc.array(one, { maxLength: 3 }), { maxLength: 3 }),
    not: fc.boolean(),
  })
const anyEither = eitherOf(fc.oneof(anyColumnFilter, eitherOf(anyColumnFilter)))

const anyFilter = fc.oneof({ weight: 6, arbitrary: anyColumnFilter }, { weight: 1, arbitrary: anyEither })

const selection = {
  scope: fc.array(fc.oneof(ranges('date', 50, 100), values('status', ['0', '1'])), { maxLength: 2 }),
  filters: fc.array(anyFilter, { maxLength: 5 }),
}

export const anyQuery: fc.Arbitrary<Query> = fc.record({
  ...selection,
  sort: fc.record({
    column: fc.constantFrom('id', 'year', 'date', 'price', 'rank'),
    order: fc.constantFrom('asc', 'desc'),
  }),
  offset: fc.oneof(fc.constant(0), fc.nat(30), fc.nat(3000)),
  limit: fc.constantFrom(0, 1, 7, 20, 100),
})

export const anySimilarity: fc.Arbitrary<Similarity> = fc.record({
  ids: fc.array(fc.nat(2000), { minLength: 1, maxLength: 12 }),
  among: selection.scope,
  near: fc.constantFrom({}, { year: 20 }, { rank: 2 }, { year: 15, rank: 1 }),
  of: fc.constantFrom('price', 'date'),
})

const facets = ['maker', 'model', 'chassis', 'color', 'status', 'day', 'week']
export const anyWanted: fc.Arbitrary<Wanted> = fc.record({
  facets: fc
    .subarray(facets)
    .chain((some) =>
      fc.tuple(
        ...some.map((column) =>
          fc.option(fc.nat(9), { freq: 1 }).map((top) => (top === null ? column : { column, top })),
        ),
      ),
    ),
  bounds: fc.subarray(['year', 'date', 'price', 'rank']),
})
