import { type Bitmap, setRows, wordsFor } from '../bits/bitmap.ts'
import { bitsIn, codesIn, type Memory, numbersIn, rowsIn } from '../memory.ts'
import type { Numbers, Order } from '../segment/segment.ts'
import { tuning } from '../tuning.ts'
import { ranked } from './ranked.ts'
import { lowerBound, sortedBy } from './sort.ts'
import type { Source } from './source.ts'

export function buildNumbers(
  memory: Memory,
  source: Source,
  column: string,
  from: Int32Array,
  byId: Int32Array,
): Numbers {
  const count = from.length
  const numbers = source.numbers(column)
  const placed = new Float64Array(count)
  for (let row = 0; row < count; row++) placed[row] = numbers[from[row] as number] as number

  const { table, codes } = ranked(placed)
  const rows = rowsIn(memory, count)
  rows.set(sortedBy(byId, codes, table.length))
  const start = startsOf(memory, codes, table.length + 1)
  const known = start[table.length] as number
  const edges = edgesOf(memory, start, count, known)

  const narrow = codesIn(memory, count, table.length)
  narrow.set(codes)
  const shared = numbersIn(memory, table.length)
  shared.set(table)
  return {
    table: shared,
    start,
    codes: narrow,
    rows,
    known,
    edges,
    before: bitmapsBefore(memory, edges, rows),
  }
}

function startsOf(memory: Memory, codes: Uint32Array, count: number): Int32Array {
  const start = rowsIn(memory, count + 1)
  for (let i = 0; i < codes.length; i++) {
    const after = (codes[i] as number) + 1
    start[after] = (start[after] as number) + 1
  }
  for (let c = 1; c < start.length; c++) start[c] = (start[c] as number) + (start[c - 1] as number)
  return start
}

/** Places at even distances, moved to where a number begins if one does nearby; and where the unknown begin. */
function edgesOf(memory: Memory, start: Int32Array, count: number, known: number): Int32Array {
  const bins = Math.min(tuning.edges, Math.floor(count / tuning.rowsBetweenEdges))
  const edges = new Set<number>()
  for (let bin = 1; bin < bins; bin++) {
    const even = Math.round((count * bin) / bins)
    const next = start[lowerBound(start, even)] ?? even
    edges.add(next - even <= count / bins / 2 ? next : even)
  }
  if (bins > 1) edges.add(known)
  const inside = [...edges].filter((edge) => edge > 0 && edge < count).sort((a, b) => a - b)
  const shared = rowsIn(memory, inside.length)
  shared.set(inside)
  return shared
}

function bitmapsBefore(memory: Memory, edges: Int32Array, rows: Int32Array): Order['before'] {
  const current = new Uint32Array(wordsFor(rows.length))
  let done = 0
  return Array.from(edges, (edge): Bitmap => {
    setRows(current, rows, done, edge)
    done = edge
    const before = bitsIn(memory, current.length)
    before.set(current)
    return before
  })
}
