import { type Bitmap, has, setRows } from '../bits/bitmap.ts'
import type { Filter } from '../query.ts'
import type { Numbers, Pack, Posting } from '../segment/segment.ts'
import { tuning } from '../tuning.ts'
import { matchingCodes } from './match-text.ts'
import { nearestEdge, placesOf } from './number-ranges.ts'
import { Recent } from './recent.ts'
import type { Subset } from './subset.ts'

/** Of the values and the edges that are asked for; a few tens of kilobytes each. */
const histogramsKept = 400

/** Another way to the histograms of a set, and how many rows could be counted in its time. */
export type Shortcut = { work: number; count(packs: readonly number[]): Uint32Array[] }

/** Histograms, by pack. */
type Histograms = Uint32Array[]
type Term = { histograms: Histograms; sign: 1 | -1 }

/**
 * What has been counted of a scope once: its rows with one value, and those ahead of an edge of an order. A search
 * with a single filter adds and subtracts these, and looks at a few rows where a million match.
 */
export class KnownCounts {
  private readonly scope: Subset
  private readonly kept = new Recent<Histograms>(histogramsKept)

  constructor(scope: Subset) {
    this.scope = scope
  }

  /** The rows of a filter; null where nothing is kept of its kind. */
  of(filter: Filter): Shortcut | null {
    const { values, numbers } = this.scope.space.segment
    if ('in' in filter) {
      const { dictionary, rows } = values[filter.column] ?? {}
      return dictionary && rows
        ? this.ofValues(filter.column, rows, [...matchingCodes(dictionary, filter)])
        : null
    }
    const order = numbers[filter.column]
    if (!('ranges' in filter) || filter.ranges.length !== 1 || order === undefined) return null
    return this.ofRange(filter.column, order, filter.ranges[0] ?? [null, null])
  }

  private ofValues(column: string, postings: readonly Posting[], codes: readonly number[]): Shortcut {
    return {
      work: codes.length * tuning.rowsForHistogram,
      count: (packs) =>
        this.sum(
          packs,
          codes.map((code) => ({
            histograms: this.keep(`${column} ${code}`, packs, postings[code] as Posting),
            sign: 1,
          })),
        ),
    }
  }

  private ofRange(column: string, order: Numbers, range: readonly [number | null, number | null]): Shortcut {
    const { lo, hi } = placesOf(order, range)
    const ends = [nearestEdge(order, lo), nearestEdge(order, hi)] as const
    const between = ends.reduce((sum, { from, to }) => sum + to - from, 0)
    return {
      work: 2 * (between + tuning.rowsForHistogram),
      count: (packs) =>
        this.sum(
          packs,
          ends.flatMap(({ edge, from, to, sign }, end): Term[] => {
            const way = end === 0 ? -1 : 1
            const rows = order.rows.subarray(from, to)
            return [
              { histograms: this.ahead(column, order, edge, packs), sign: way },
              { histograms: this.counted(rows, packs), sign: way * sign > 0 ? 1 : -1 },
            ]
          }),
        ),
    }
  }

  private ahead(
    column: string,
    { edges, before }: Numbers,
    edge: number,
    packs: readonly number[],
  ): Histograms {
    if (edge < 0) return []
    if (edge < edges.length) return this.keep(`${column} ahead ${edge}`, packs, before[edge] as Bitmap)
    this.scope.count(packs)
    return this.histogramsOf(this.scope, packs)
  }

  private keep(name: string, packs: readonly number[], rows: Posting): Histograms {
    const kept = this.kept.get(name, () => [])
    const lacking = packs.filter((pack) => kept[pack] === undefined)
    if (lacking.length === 0) return kept
    const { space } = this.scope
    const bits = rows instanceof Uint32Array ? rows : space.take().fill(0)
    if (rows instanceof Int32Array) setRows(bits, rows, 0, rows.length)
    const found = this.scope.within(this.scope.ranges, [bits])
    found.count(lacking)
    for (const pack of lacking) kept[pack] = found.histogram(pack)
    found.release()
    if (bits !== rows) space.give([bits])
    return kept
  }

  /** Those of the rows that are in the scope, a few at a time. */
  private counted(rows: Int32Array, packs: readonly number[]): Histograms {
    const { bits, space } = this.scope
    const columns = packs.map((pack) => space.segment.packs[pack] as Pack)
    const list = space.takeList()
    const sums: Histograms = []
    for (let from = 0; from < rows.length; from += tuning.fewRows) {
      let count = 0
      for (let i = from; i < Math.min(rows.length, from + tuning.fewRows); i++) {
        const row = rows[i] as number
        list[count] = row
        count += has(bits, row) ? 1 : 0
      }
      for (const [i, counts] of space.kernels.rowHistograms(list.subarray(0, count), columns).entries()) {
        add(sums, packs[i] as number, counts, 1)
      }
    }
    space.giveList(list)
    return sums
  }

  private sum(packs: readonly number[], terms: readonly Term[]): Uint32Array[] {
    const sums: Histograms = []
    for (const { histograms, sign } of terms) {
      for (const pack of packs) add(sums, pack, histograms[pack], sign)
    }
    return packs.map((pack) => sums[pack] ?? new Uint32Array(this.scope.space.segment.packs[pack]?.size ?? 0))
  }

  private histogramsOf(rows: Subset, packs: readonly number[]): Histograms {
    const all: Histograms = []
    for (const pack of packs) all[pack] = rows.histogram(pack)
    return all
  }
}

/** Sums may be below nothing in between: they are right modulo 2^32. */
function add(sums: Histograms, pack: number, counts: Uint32Array | undefined, sign: 1 | -1) {
  if (counts === undefined) return
  const sum = sums[pack] ?? new Uint32Array(counts.length)
  sums[pack] = sum
  for (let i = 0; i < counts.length; i++) sum[i] = (sum[i] as number) + sign * (counts[i] as number)
}
