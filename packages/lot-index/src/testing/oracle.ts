import type {
  Counted,
  Filter,
  Found,
  Frequencies,
  Median,
  Query,
  Selection,
  Similarity,
  Table,
  TableColumns,
  Wanted,
} from '../query.ts'
import { groupOfFilter, leftOutBy, type Row, type Schema } from '../schema.ts'

/** The same answers as the index, from an array, by scanning every row. */
export class Oracle {
  private readonly schema: Schema
  private readonly rows = new Map<number, Row>()

  constructor(schema: Schema, rows: readonly Row[]) {
    this.schema = schema
    this.apply({ upserts: rows })
  }

  apply({ upserts = [], deletes = [] }: { upserts?: readonly Row[]; deletes?: readonly number[] }): void {
    for (const row of upserts) this.rows.set(row.id, row)
    for (const id of deletes) this.rows.delete(id)
  }

  search({ sort, offset, limit, ...selection }: Query): Found {
    const turn = sort.order === 'desc' ? -1 : 1
    const key = (row: Row) => row[sort.column] as number | null
    const found = this.matching(selection, []).sort((a, b) => {
      const [x, y] = [key(a), key(b)]
      if (x === y) return (a.id - b.id) * turn
      if (x === null || y === null) return x === null ? 1 : -1
      return (x - y) * turn
    })
    return { ids: found.slice(offset, offset + limit).map(({ id }) => id), total: found.length }
  }

  count(selection: Selection, { facets = [], bounds = [] }: Wanted): Counted {
    const rowsFor = (column: string) => this.matching(selection, leftOutBy(this.schema, column))
    const columns = facets.map((facet) => (typeof facet === 'string' ? { column: facet, top: null } : facet))
    return {
      total: this.matching(selection, []).length,
      facets: Object.fromEntries(
        columns.map(({ column, top }) => [column, topOf(this.valuesOf(rowsFor(column), column), top)]),
      ),
      bounds: Object.fromEntries(bounds.map((column) => [column, boundsOf(rowsFor(column), column)])),
    }
  }

  frequencies(selection: Selection, column: string): Frequencies {
    const counts = new Map<number, number>()
    for (const row of this.matching(selection, [])) {
      const number = row[column] as number | null
      if (number !== null) counts.set(number, (counts.get(number) ?? 0) + 1)
    }
    const sorted = [...counts].sort(([a], [b]) => a - b)
    return {
      numbers: Float64Array.from(sorted, ([number]) => number),
      counts: Uint32Array.from(sorted, ([, count]) => count),
    }
  }

  table(selection: Selection, { numbers, values }: TableColumns): Table {
    const found = this.matching(selection, []).sort((a, b) => a.id - b.id)
    return {
      ids: Float64Array.from(found, ({ id }) => id),
      columns: numbers.map((column) =>
        Float64Array.from(found, (row) => (row[column] as number | null) ?? Number.NaN),
      ),
      values: values.map((column) => found.map((row) => String(row[column]))),
    }
  }

  medians({ ids, among, near, of }: Similarity): Median[] {
    return ids.map((id) => {
      const own = this.rows.get(id)
      const numbers = own === undefined ? [] : this.like(own, among, near).flatMap((row) => row[of] ?? [])
      const sorted = (numbers as number[]).sort((a, b) => a - b)
      const half = (sorted.length - 1) / 2
      const [low = null, high = null] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]]
      return { count: sorted.length, median: low === null || high === null ? null : (low + high) / 2 }
    })
  }

  private like(own: Row, among: readonly Filter[], near: Similarity['near']): Row[] {
    const isNear = (a: unknown, b: unknown, most = 0) =>
      typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= most
    return this.matching({ filters: among }, []).filter(
      (row) =>
        this.schema.cluster.every((column) => this.headOf(row, column) === this.headOf(own, column)) &&
        Object.entries(near).every(([column, most]) => isNear(row[column], own[column], most)),
    )
  }

  private matching({ scope = [], filters }: Selection, left: readonly string[]): Row[] {
    const asked = filters.filter((filter) => !left.includes(groupOfFilter(this.schema, filter)))
    return [...this.rows.values()].filter((row) =>
      [...scope, ...asked].every((filter) => this.passes(row, filter)),
    )
  }

  private passes(row: Row, filter: Filter): boolean {
    if ('either' in filter) {
      const isFound = filter.either.some((all) => all.every((one) => this.passes(row, one)))
      return isFound !== (filter.not ?? false)
    }
    if ('ids' in filter) return filter.ids.includes(row.id)
    if ('ranges' in filter) {
      const number = row[filter.column] as number | null
      return filter.ranges.some(
        ([from, to]) => number !== null && (from === null || number >= from) && (to === null || number <= to),
      )
    }
    if ('words' in filter) {
      const words = row[filter.column] as readonly string[]
      return filter.words.every((word) =>
        words.some((one) => (filter.match === 'part' ? one.includes(word) : one === word)),
      )
    }
    if ('startsWith' in filter) return String(row[filter.column]).startsWith(filter.startsWith)
    const head = this.headOf(row, filter.column)
    return 'in' in filter ? filter.in.includes(head) : head.includes(filter.contains)
  }

  private headOf(row: Row, column: string): string {
    const definition = this.schema.columns[column]
    const separator = definition?.type === 'value' ? definition.separator : undefined
    const whole = String(row[column])
    return separator === undefined ? whole : (whole.split(separator)[0] ?? '')
  }

  private valuesOf(rows: readonly Row[], column: string): [string, number][] {
    const counts = new Map<string, number>()
    for (const row of rows) {
      const value = this.headOf(row, column)
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
  }
}

const topOf = (values: [string, number][], top: number | null): [string, number][] =>
  top === null ? values : values.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, top)

function boundsOf(rows: readonly Row[], column: string): [number, number] | null {
  const known = rows.map((row) => row[column]).filter((number) => typeof number === 'number')
  return known.length === 0 ? null : [Math.min(...known), Math.max(...known)]
}
