import { extract } from '../bits/extract.ts'
import type { Table } from '../query.ts'
import { numbersOf } from './filter-rows.ts'
import type { Subset } from './subset.ts'

/** The rows of a set, by id, with numbers of theirs. */
export function tableOf(subset: Subset, names: readonly string[]): Table {
  const { space, bits, ranges, total } = subset
  const rows = new Int32Array(total)
  extract(bits, ranges, rows)
  const { ids } = space.segment
  const columns = names.map((name) => {
    const { table, codes } = numbersOf(space.segment, name)
    const column = new Float64Array(total)
    for (let i = 0; i < total; i++) column[i] = table[codes[rows[i] as number] as number] ?? Number.NaN
    return column
  })
  return inOrder({ ids: Float64Array.from(rows, (row) => ids[row] as number), columns })
}

export function addTables(a: Table, b: Table): Table {
  if (b.ids.length === 0) return a
  const both = (one: Float64Array, other: Float64Array) => Float64Array.of(...one, ...other)
  return inOrder({
    ids: both(a.ids, b.ids),
    columns: a.columns.map((column, i) => both(column, b.columns[i] as Float64Array)),
  })
}

function inOrder({ ids, columns }: Table): Table {
  const order = Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] as number) - (ids[b] as number))
  const ordered = (column: Float64Array) => Float64Array.from(order, (place) => column[place] as number)
  return { ids: ordered(ids), columns: columns.map(ordered) }
}
