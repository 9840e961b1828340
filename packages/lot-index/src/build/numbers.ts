import { type Bitmap, setRows, wordsFor } from '../bits/bitmap.ts'
import { bitsIn, codesIn, type Memory, numbersIn, rowsIn } from '../memory.ts'
import type { Numbers, Order } from '../segment/segment.ts'
import { tuningOptions } from '../tuning.ts'
import { countBy } from './dictionary.ts'
import { endsOf } from './layout.ts'
import type { Maker } from './maker.ts'
import { type Ranked, ranked } from './ranked.ts'
import { lowerBound } from './sort.ts'
import type { Positions } from './work.ts'

export function numbersMaker(numbers: Float64Array): Maker<Numbers> {
  const order = ranked(numbers)
  return (memory, places) => make(memory, order, places)
}

function make(memory: Memory, { table, codes }: Ranked, places: Positions): Numbers {
  const count = codes.length
  const start = rowsIn(memory, table.length + 2)
  start.set(endsOf(countBy(codes, table.length + 1)), 1)

  const rows = rowsIn(memory, count)
  const narrow = codesIn(memory, count, table.length)
  const next = start.slice()
  const { inIdOrder, rowOf } = places
  for (let i = 0; i < count; i++) {
    const place = inIdOrder[i] as number
    const code = codes[place] as number
    const row = rowOf[place] as number
    const at = next[code] as number
    next[code] = at + 1
    rows[at] = row
    narrow[row] = code
  }

  const known = start[table.length] as number
  const edges = edgesOf(memory, start, count, known)
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

/** Places at even distances, moved to where a number begins if one does nearby; and where the unknown ones begin. */
function edgesOf(memory: Memory, start: Int32Array, count: number, known: number): Int32Array {
  const bins = Math.min(tuningOptions.edges, Math.floor(count / tuningOptions.rowsBetweenEdges))
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
