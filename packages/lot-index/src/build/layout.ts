import { bitsIn, type Memory, rowsIn } from '../memory.ts'
import type { Level, Order } from '../segment/segment.ts'
import { type Alphabetical, alphabetical } from './dictionary.ts'
import { sortedBy, upTo } from './sort.ts'
import type { Source } from './source.ts'

export type Layout = {
  /** Where a row of the segment stood in the source. */
  from: Int32Array
  ids: Uint32Array
  byId: Order
  levels: Level[]
}

/** Orders rows by the cluster columns, then by id, and finds the runs of equal values. */
export function layOut(memory: Memory, source: Source, cluster: readonly string[]): Layout {
  const inIdOrder = orderOfIds(source.ids)
  const coded = cluster.map((column) => alphabetical(source.values(column)))
  const from = coded.reduceRight(
    (rows, { codes, dictionary }) => sortedBy(rows, codes, Math.max(0, dictionary.length - 1)),
    inIdOrder,
  )

  const ids = bitsIn(memory, source.rows)
  const rowOf = new Int32Array(source.rows)
  for (let row = 0; row < from.length; row++) {
    const place = from[row] as number
    ids[row] = source.ids[place] as number
    rowOf[place] = row
  }
  const rows = rowsIn(memory, source.rows)
  for (let i = 0; i < rows.length; i++) rows[i] = rowOf[inIdOrder[i] as number] as number
  const byId = { rows, known: rows.length, edges: new Int32Array(0), before: [] }

  return { from, ids, byId, levels: levelsOf(memory, cluster, coded, from) }
}

function orderOfIds(ids: Uint32Array): Int32Array {
  const places = upTo(ids.length)
  let greatest = 0
  let ascending = true
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] as number
    if (i > 0 && id <= (ids[i - 1] as number)) ascending = false
    if (id > greatest) greatest = id
  }
  if (ascending) return places
  const sorted = sortedBy(places, ids, greatest)
  for (let i = 1; i < sorted.length; i++) {
    const id = ids[sorted[i] as number]
    if (id === ids[sorted[i - 1] as number]) throw new RangeError(`two rows have the id ${id}`)
  }
  return sorted
}

function levelsOf(
  memory: Memory,
  cluster: readonly string[],
  coded: readonly Alphabetical[],
  from: Int32Array,
): Level[] {
  /** The coarsest level at which a row differs from the one before. */
  const differs = new Uint8Array(from.length).fill(cluster.length)
  return cluster.map((column, depth) => {
    const { codes, dictionary } = coded[depth] as Alphabetical
    let runs = 0
    for (let row = 0; row < from.length; row++) {
      const startsHere = row === 0 || codes[from[row] as number] !== codes[from[row - 1] as number]
      if (startsHere && (differs[row] as number) > depth) differs[row] = depth
      if ((differs[row] as number) <= depth) runs++
    }
    const start = rowsIn(memory, runs + 1)
    const code = rowsIn(memory, runs)
    let run = 0
    for (let row = 0; row < from.length; row++) {
      if ((differs[row] as number) > depth) continue
      start[run] = row
      code[run++] = codes[from[row] as number] as number
    }
    start[runs] = from.length
    return { column, dictionary, start, code }
  })
}
