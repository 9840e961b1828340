import { type Bitmap, has } from '../bits/bitmap.ts'
import type { Filter } from '../query.ts'
import type { Numbers, Pack, Posting } from '../segment/segment.ts'
import { tuningOptions } from '../tuning.ts'
import { matchingCodes, matchingTokens } from './match-text.ts'
import { nearestEdge, placesOf } from './number-ranges.ts'
import { Recent } from './recent.ts'
import type { Shortcut } from './shortcut.ts'
import type { Subset } from './subset.ts'

/** For the values and the edges that are requested; a few tens of kilobytes each. */
const histogramsKept = 400

/** By pack; if there is none, nothing is counted. */
type Histograms = Uint32Array[]

/**
 * What has been counted in a scope once: its rows with one value, and those ahead of an edge of an order. A search with
 * a single filter adds and subtracts these, and looks at a few rows where a million match.
 */
export class KnownCounts {
  private readonly scope: Subset
  private readonly kept = new Recent<Histograms>(histogramsKept)

  constructor(scope: Subset) {
    this.scope = scope
  }

  /** A filter's rows; null if nothing is kept for its kind. */
  of(filter: Filter): Shortcut | null {
    const { values, numbers, tokens } = this.scope.space.segment
    if ('words' in filter) {
      const { dictionary, rows } = tokens[filter.column] ?? {}
      const [codes, another] = dictionary ? matchingTokens(dictionary, filter) : []
      return rows && codes?.size === 1 && !another ? this.ofValues(filter.column, rows, [...codes]) : null
    }
    if ('in' in filter) {
      const { dictionary, rows } = values[filter.column] ?? {}
      return dictionary && rows
        ? this.ofValues(filter.column, rows, [...matchingCodes(dictionary, filter)])
        : null
    }
    if (!('ranges' in filter) || filter.ranges.length !== 1) return null
    const order = numbers[filter.column]
    if (order === undefined) return null
    return this.ofRange(filter.column, order, filter.ranges[0] ?? [null, null])
  }

  private ofValues(column: string, postings: readonly Posting[], codes: readonly number[]): Shortcut {
    return {
      work: codes.length * tuningOptions.rowsForHistogram,
      count: (packs) => {
        const sums = this.nothing(packs)
        for (const code of codes) {
          addAll(sums, packs, this.keep(`${column} ${code}`, packs, postings[code] as Posting), 1)
        }
        return sums
      },
    }
  }

  private ofRange(column: string, order: Numbers, range: readonly [number | null, number | null]): Shortcut {
    const { lo, hi } = placesOf(order, range)
    const ends = [
      { ...nearestEdge(order, lo), way: -1 },
      { ...nearestEdge(order, hi), way: 1 },
    ] as const
    const between = ends.reduce((sum, { from, to }) => sum + to - from, 0)
    return {
      work: 2 * (between + tuningOptions.rowsForHistogram),
      count: (packs) => {
        const sums = this.nothing(packs)
        for (const { edge, from, to, sign, way } of ends) {
          addAll(sums, packs, this.ahead(column, order, edge, packs), way)
          this.addCounted(sums, packs, order.rows.subarray(from, to), way === sign ? 1 : -1)
        }
        return sums
      },
    }
  }

  private nothing(packs: readonly number[]): Uint32Array[] {
    const { space } = this.scope
    return this.columns(packs).map(({ size }) => space.takeHistogram(size).fill(0))
  }

  private columns(packs: readonly number[]): Pack[] {
    return packs.map((pack) => this.scope.space.segment.packs[pack] as Pack)
  }

  private ahead(
    column: string,
    { edges, before }: Numbers,
    edge: number,
    packs: readonly number[],
  ): Histograms {
    if (edge < 0) return []
    if (edge < edges.length) return this.keep(`${column} ahead ${edge}`, packs, before[edge] as Bitmap)
    const all: Histograms = []
    this.scope.count(packs)
    for (const pack of packs) all[pack] = this.scope.histogram(pack)
    return all
  }

  private keep(name: string, packs: readonly number[], rows: Posting): Histograms {
    const kept = this.kept.get(name, () => [])
    const lacking = packs.filter((pack) => kept[pack] === undefined)
    if (lacking.length === 0) return kept
    const { space } = this.scope
    const bits = rows instanceof Uint32Array ? rows : space.take()
    if (rows instanceof Int32Array) {
      space.kernels.fill(bits, 0, 0, bits.length)
      space.kernels.setRows(bits, rows, 0, rows.length)
    }
    const found = this.scope.within(this.scope.ranges, [bits])
    found.count(lacking)
    for (const pack of lacking) kept[pack] = found.histogram(pack).slice()
    found.release()
    if (bits !== rows) space.give([bits])
    return kept
  }

  /** Those of the rows that are in the scope, a few at a time. */
  private addCounted(sums: readonly Uint32Array[], packs: readonly number[], rows: Int32Array, sign: 1 | -1) {
    const { bits, space } = this.scope
    const columns = this.columns(packs)
    const counts = this.nothing(packs)
    const list = space.rows
    for (let from = 0; from < rows.length; from += tuningOptions.fewToSort) {
      const to = Math.min(rows.length, from + tuningOptions.fewToSort)
      let count = 0
      for (let i = from; i < to; i++) {
        const row = rows[i] as number
        list[count] = row
        count += has(bits, row) ? 1 : 0
      }
      space.kernels.rowHistograms(list.subarray(0, count), columns, counts)
      for (const [i, sum] of sums.entries()) add(sum, counts[i] as Uint32Array, sign)
    }
    space.giveHistograms(counts)
  }
}

function addAll(sums: readonly Uint32Array[], packs: readonly number[], all: Histograms, sign: 1 | -1) {
  for (const [i, sum] of sums.entries()) {
    const counts = all[packs[i] as number]
    if (counts) add(sum, counts, sign)
  }
}

/** Sums may be negative in between: they are correct modulo 2^32. */
function add(sum: Uint32Array, counts: Uint32Array, sign: 1 | -1) {
  for (let i = 0; i < counts.length; i++) sum[i] = (sum[i] as number) + sign * (counts[i] as number)
}
