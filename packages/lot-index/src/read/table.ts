import { extract } from '../bits/extract.ts'
import type { Selection, Table, TableColumns } from '../query.ts'
import type { Segment } from '../segment/segment.ts'
import { numbersOf } from './filter-rows.ts'
import { scan } from './scan.ts'
import type { SegmentReader } from './segment-reader.ts'

/** A selection's rows, by id, with what was requested about them. */
export function tableOf(
  reader: SegmentReader,
  selection: Selection,
  { numbers, values }: TableColumns,
): Table {
  const { segment } = reader.space
  const rows = scan(reader, [...(selection.scope ?? []), ...selection.filters]) ?? matching(reader, selection)
  return inOrder({
    ids: Float64Array.from(rows, (row) => segment.ids[row] as number),
    columns: numbers.map((name) => {
      const { table, codes } = numbersOf(segment, name)
      return Float64Array.from(rows, (row) => table[codes[row] as number] ?? Number.NaN)
    }),
    values: values.map((name) => valuesOf(segment, name, rows)),
  })
}

export function addTables(a: Table, b: Table): Table {
  if (b.ids.length === 0) return a
  const both = (one: Float64Array, other: Float64Array) => Float64Array.of(...one, ...other)
  return inOrder({
    ids: both(a.ids, b.ids),
    columns: a.columns.map((column, i) => both(column, b.columns[i] as Float64Array)),
    values: a.values.map((column, i) => [...column, ...(b.values[i] ?? [])]),
  })
}

function matching(reader: SegmentReader, selection: Selection): Int32Array {
  const { bits, ranges, total } = reader.matches(selection).all
  const rows = new Int32Array(total)
  extract(bits, ranges, rows)
  return rows
}

function valuesOf({ values, packs }: Segment, name: string, rows: Int32Array): string[] {
  const { dictionary, place, derived } = values[name] ?? {}
  const codes = place && packs[place.pack]?.codes
  if (!dictionary || !place || !codes) throw new TypeError(`not a column of values: ${name}`)
  return Array.from(rows, (row) => {
    const code = Math.floor((codes[row] as number) / place.stride) % place.size
    return dictionary[derived ? (derived[code] as number) : code] as string
  })
}

function inOrder({ ids, columns, values }: Table): Table {
  const order = Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] as number) - (ids[b] as number))
  const ordered = (column: Float64Array) => Float64Array.from(order, (place) => column[place] as number)
  return {
    ids: ordered(ids),
    columns: columns.map(ordered),
    values: values.map((column) => Array.from(order, (place) => column[place] as string)),
  }
}
