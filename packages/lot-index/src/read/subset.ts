import { type Bitmap, endWord, firstWord, type Range, setRange } from '../bits/bitmap.ts'
import { intersect, subtract } from '../bits/combine.ts'
import { countRanges } from '../bits/count.ts'
import { histograms } from '../bits/histograms.ts'
import type { Pack } from '../segment/segment.ts'
import type { Workspace } from './workspace.ts'

/** Some rows of a segment: a bitmap with nothing outside of the ranges. */
export class Subset {
  readonly space: Workspace
  readonly ranges: readonly Range[]
  readonly bits: Bitmap
  readonly total: number
  /** What this is a part of, whose histograms are known. */
  private readonly whole: Subset | null
  private readonly histograms: Uint32Array[] = []
  private owned = true

  constructor(space: Workspace, ranges: readonly Range[], bits: Bitmap, whole: Subset | null) {
    this.space = space
    this.ranges = ranges
    this.bits = bits
    this.whole = whole
    this.total = countRanges(bits, ranges)
  }

  static everything(space: Workspace): Subset {
    const bits = new Uint32Array(space.segment.words)
    for (const range of space.everything) setRange(bits, range)
    return new Subset(space, space.everything, bits, null).keep()
  }

  /** The part of it that is in the ranges and in all bitmaps. */
  within(ranges: readonly Range[], bitmaps: readonly Bitmap[]): Subset {
    const bits = this.space.take()
    if (ranges === this.ranges) {
      bits.set(this.bits)
      for (const range of ranges) intersect(bits, bitmaps, firstWord(range), endWord(range))
    } else {
      bits.fill(0)
      for (const range of ranges) setRange(bits, range)
      for (const range of ranges) intersect(bits, [this.bits, ...bitmaps], firstWord(range), endWord(range))
    }
    return new Subset(this.space, ranges, bits, this)
  }

  /** The part of it that is not in the bitmap. */
  outside(bitmap: Bitmap): Subset {
    const bits = this.space.take().fill(0)
    for (const range of this.ranges) subtract(bits, this.bits, bitmap, firstWord(range), endWord(range))
    return new Subset(this.space, this.ranges, bits, null)
  }

  /** The part of it that is in the bitmap. */
  and(bitmap: Bitmap): Subset {
    const bits = this.space.take()
    bits.set(this.bits)
    for (const range of this.ranges) intersect(bits, [bitmap], firstWord(range), endWord(range))
    return new Subset(this.space, this.ranges, bits, null)
  }

  /** How many rows have to be looked at to count them; what is kept is counted once only. */
  get work(): number {
    const { whole, total } = this
    if (!this.owned) return 0
    return whole === null ? total : Math.min(total, whole.total - total)
  }

  /** Lets its bitmap be used for something else. */
  release(): void {
    if (this.owned) this.space.give([this.bits])
    this.owned = false
  }

  /** Keeps its bitmap for good. */
  keep(): this {
    this.owned = false
    return this
  }

  /** How many of the rows have each number of a pack. */
  histogram(pack: number): Uint32Array {
    this.countPacks([pack])
    return this.histograms[pack] as Uint32Array
  }

  /** Counts several packs at once, which is faster than one after another. */
  countPacks(packs: readonly number[]): void {
    const missing = packs.filter((pack) => this.histograms[pack] === undefined)
    if (missing.length === 0) return
    const counted = this.count(missing)
    for (const [i, pack] of missing.entries()) this.histograms[pack] = counted[i] as Uint32Array
  }

  private count(packs: readonly number[]): Uint32Array[] {
    const { whole } = this
    const codings = packs.map((pack) => this.space.segment.packs[pack] as Pack)
    // The fewer rows are counted: those that are here, or those that are missing.
    if (whole === null || this.total * 2 < whole.total) return histograms(this.bits, this.ranges, codings)
    whole.countPacks(packs)
    const all = packs.map((pack) => whole.histogram(pack))
    if (whole.total === this.total) return all
    const rest = whole.outside(this.bits)
    const missing = histograms(rest.bits, rest.ranges, codings)
    rest.release()
    return all.map((counts, i) => counts.map((count, code) => count - (missing[i]?.[code] as number)))
  }
}
