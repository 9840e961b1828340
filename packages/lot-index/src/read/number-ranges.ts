import type { Bitmap, Range } from '../bits/bitmap.ts'
import { lowerBound } from '../build/sort.ts'
import type { NumberRange } from '../query.ts'
import type { Numbers, Order } from '../segment/segment.ts'
import type { Bits } from './posting-bits.ts'
import { joined } from './ranges.ts'
import type { Workspace } from './workspace.ts'

/** Rows whose number is in one of the ranges. */
export function rowsInNumberRanges(space: Workspace, numbers: Numbers, ranges: readonly NumberRange[]): Bits {
  const places = ranges.map((range) => placesOf(numbers, range)).sort((a, b) => a.lo - b.lo)
  const [first, ...others] = joined(places)
  const bits = space.take()
  if (first === undefined) {
    space.kernels.fill(bits, 0, 0, bits.length)
    return { bits, borrowed: false }
  }
  between(space, numbers, first, bits)
  for (const range of others) addBetween(space, numbers, range, bits)
  return { bits, borrowed: false }
}

/** A range of numbers as a range of places in their order. */
export function placesOf({ table, start, known }: Numbers, [from, to]: NumberRange): Range {
  const lo = from === null ? 0 : (start[lowerBound(table, from)] as number)
  if (to === null) return { lo, hi: known }
  const after = lowerBound(table, to)
  return { lo, hi: start[table[after] === to ? after + 1 : after] as number }
}

function addBetween(space: Workspace, order: Order, range: Range, bits: Bitmap) {
  if (isShort(order, range)) {
    space.kernels.setRows(bits, order.rows, range.lo, range.hi)
    return
  }
  const more = space.take()
  between(space, order, range, more)
  space.kernels.unite(bits, [bits, more], 0, bits.length)
  space.give([more])
}

/** Setting a few rows one by one is faster than a pass over whole bitmaps. */
const isShort = ({ rows, edges }: Order, { lo, hi }: Range) =>
  (hi - lo) * (edges.length + 1) < 2 * rows.length

/** Rows between two places: those between the nearest edges, with the differences applied one by one. */
function between({ kernels }: Workspace, order: Order, { lo, hi }: Range, bits: Bitmap) {
  const { rows, before } = order
  const first = nearestEdge(order, lo)
  const last = nearestEdge(order, hi)
  if (first.edge === last.edge || isShort(order, { lo, hi })) {
    kernels.fill(bits, 0, 0, bits.length)
    kernels.setRows(bits, rows, lo, hi)
    return
  }
  const less = before[first.edge]
  const all = before[last.edge] ?? bits
  if (all === bits) {
    kernels.fill(bits, 1, 0, bits.length)
    if (rows.length & 31) bits[bits.length - 1] = 2 ** (rows.length & 31) - 1
  }
  if (less) kernels.subtract(bits, all, less, 0, bits.length)
  else if (all !== bits) kernels.copy(bits, all)
  if (first.sign > 0) kernels.clearRows(bits, rows, first.from, first.to)
  else kernels.setRows(bits, rows, first.from, first.to)
  if (last.sign > 0) kernels.setRows(bits, rows, last.from, last.to)
  else kernels.clearRows(bits, rows, last.from, last.to)
}

/**
 * The edge that is nearest to a place, -1 for the beginning and one past the last for the end; and the places in
 * between, which are ahead of the place or not.
 */
export function nearestEdge({ rows, edges }: Order, place: number) {
  const next = lowerBound(edges, place)
  const below = edges[next - 1] ?? 0
  const above = edges[next] ?? rows.length
  return place - below <= above - place
    ? ({ edge: next - 1, from: below, to: place, sign: 1 } as const)
    : ({ edge: next, from: place, to: above, sign: -1 } as const)
}
