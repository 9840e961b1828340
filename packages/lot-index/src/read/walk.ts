import { type Bitmap, has } from '../bits/bitmap.ts'
import type { SortOrder } from './sort-order.ts'
import type { Subset } from './subset.ts'

/** Goes along an order and collects the rows of a set, after skipping some of them. */
export class Walk {
  private readonly bits: Bitmap
  private readonly found: number[] = []
  private readonly limit: number
  private skip: number
  private steps: number

  constructor({ bits }: Subset, skip: number, limit: number, steps: number) {
    this.bits = bits
    this.skip = skip
    this.limit = limit
    this.steps = steps
  }

  /** The rows from a place on; null if it took too many steps. Unknown keys come last in both directions. */
  along({ order, descending }: SortOrder, place: number): number[] | null {
    const { rows, known } = order
    if (!descending) this.stretch(rows, place, rows.length, 1)
    else {
      if (place < known) this.stretch(rows, place, -1, -1)
      this.stretch(rows, place < known ? rows.length - 1 : place, known - 1, -1)
    }
    return this.steps < 0 ? null : this.found
  }

  private stretch(rows: Int32Array, from: number, end: number, step: 1 | -1) {
    const { bits, found, limit } = this
    const count = Math.min((end - from) * step, this.steps + 1)
    let { skip } = this
    let place = from
    const stop = from + count * step
    while (place !== stop && found.length < limit) {
      const row = rows[place] as number
      if (has(bits, row)) {
        if (skip > 0) skip--
        else found.push(row)
      }
      place += step
    }
    this.skip = skip
    this.steps -= (place - from) * step
  }
}
