import { bitsIn, type Memory, rowsIn } from '../memory.ts'
import type { Level, Order } from '../segment/segment.ts'
import { countBy, inOrder } from './dictionary.ts'
import { ranked } from './ranked.ts'
import { orderOfIds, sortedBy, upTo } from './sort.ts'
import type { Source } from './source.ts'
import type { Positions } from './work.ts'

export type Layout = { ids: Uint32Array; byId: Order; levels: Level[] }

/** Orders rows by the cluster columns and then by id, finds the runs of equal values, and writes down their places. */
export function layOut(
  memory: Memory,
  source: Source,
  cluster: readonly string[],
  places: Positions,
  scratch: Float64Array,
): Layout {
  const count = source.rows
  /** The run of each place of the source; each column makes the runs finer. */
  const runOf = new Uint32Array(count)
  const levels = cluster.map((column) => split(memory, source, column, runOf, scratch))

  const next = levels.at(-1)?.start.slice() ?? new Int32Array(1)
  places.inIdOrder.set(orderOfIds(source.ids))
  const ids = bitsIn(memory, count)
  const rows = rowsIn(memory, count)
  for (let i = 0; i < count; i++) {
    const place = places.inIdOrder[i] as number
    const run = runOf[place] as number
    const row = next[run] as number
    next[run] = row + 1
    places.from[row] = place
    places.rowOf[place] = row
    ids[row] = source.ids[place] as number
    rows[i] = row
  }
  return { ids, byId: { rows, known: count, edges: new Int32Array(0), before: [] }, levels }
}

/** Makes runs finer by one more column, and keeps them in order. */
function split(
  memory: Memory,
  source: Source,
  column: string,
  runOf: Uint32Array,
  keys: Float64Array,
): Level {
  const { strings, codes } = source.values(column)
  const { dictionary, codeOf } = inOrder(strings, countBy(codes, strings.length))
  const size = Math.max(1, dictionary.length)
  for (let i = 0; i < runOf.length; i++) {
    keys[i] = (runOf[i] as number) * size + (codeOf[codes[i] as number] as number)
  }
  const { table, codes: runs } = ranked(keys)
  runOf.set(runs)

  const code = rowsIn(memory, table.length)
  for (let run = 0; run < table.length; run++) code[run] = (table[run] as number) % size
  const start = rowsIn(memory, table.length + 1)
  start.set(endsOf(countBy(runs, table.length)), 1)
  const totals = bitsIn(memory, dictionary.length)
  for (let run = 0; run < code.length; run++) {
    const value = code[run] as number
    totals[value] = (totals[value] as number) + (start[run + 1] as number) - (start[run] as number)
  }
  const frequent = rowsIn(memory, code.length)
  frequent.set(byTotal(code, totals))
  return { column, dictionary, start, code, totals, frequent }
}

/** Runs in the order of `Level.frequent`. */
function byTotal(code: Int32Array, totals: Uint32Array): Int32Array {
  const most = totals.reduce((a, b) => Math.max(a, b), 0)
  const lacking = Uint32Array.from(code, (value) => most - (totals[value] as number))
  const byValue = sortedBy(upTo(code.length), Uint32Array.from(code), totals.length)
  return sortedBy(byValue, lacking, most)
}

/** Where each of several consecutive lists ends. */
export function endsOf(lengths: Int32Array): Int32Array {
  const ends = lengths.slice()
  for (let i = 1; i < ends.length; i++) ends[i] = (ends[i] as number) + (ends[i - 1] as number)
  return ends
}
