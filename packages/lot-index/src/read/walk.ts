import type { Page, SortOrder } from './sort-order.ts'
import type { Subset } from './subset.ts'

/** Walks along an order and collects the rows of a set, after skipping some of them. */
export class Walk {
  private readonly subset: Subset
  private readonly found: number[] = []
  private readonly limit: number
  private skip: number
  private steps: number

  constructor(subset: Subset, { offset, limit }: Page, steps: number) {
    this.subset = subset
    this.skip = offset
    this.limit = limit
    this.steps = steps
  }

  /** The rows from a place on; null if it took too many steps. Unknown keys come last in both directions. */
  along({ order, descending, within }: SortOrder, place: number): number[] | null {
    const { rows, known } = order
    if (within && descending) this.stretch(rows, Math.min(place, within.hi - 1), within.lo - 1, -1)
    else if (within) this.stretch(rows, Math.max(place, within.lo), within.hi, 1)
    else if (!descending) this.stretch(rows, place, rows.length, 1)
    else {
      if (place < known) this.stretch(rows, place, -1, -1)
      this.stretch(rows, place < known ? rows.length - 1 : place, known - 1, -1)
    }
    return this.steps < 0 ? null : this.found
  }

  private stretch(rows: Int32Array, from: number, end: number, step: 1 | -1) {
    const { found, subset, skip } = this
    const count = Math.min((end - from) * step, this.steps + 1)
    const limit = this.limit - found.length
    if (count <= 0 || limit <= 0) return
    const walked = subset.space.kernels.walk(subset.bits, rows, { from, step, count, skip, limit })
    for (const row of walked.rows) found.push(row)
    this.skip = walked.skip
    this.steps -= walked.gone
  }
}
