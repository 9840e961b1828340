import { type Bitmap, endWord, firstWord, type Range, setRange } from '../bits/bitmap.ts'
import type { Pack } from '../segment/segment.ts'
import { tuningOptions } from '../tuning.ts'
import { wordsOf } from './ranges.ts'
import type { Shortcut } from './shortcut.ts'
import type { Workspace } from './workspace.ts'

/** Some rows of a segment: a bitmap with nothing outside of the ranges. */
export class Subset {
  readonly space: Workspace
  readonly ranges: readonly Range[]
  readonly bits: Bitmap
  readonly total: number
  /** What this is a part of, with known histograms. */
  private readonly whole: Subset | null
  private readonly histograms: Uint32Array[] = []
  private owned = true
  private list: Int32Array | null = null
  /** What is in the whole but not here, once it has been needed. */
  private rest: Subset | null = null
  private shortcut: Shortcut | null = null

  /** `total` is the number of rows, if known. */
  constructor(
    space: Workspace,
    ranges: readonly Range[],
    bits: Bitmap,
    whole: Subset | null,
    total = countIn(space, ranges, bits),
  ) {
    this.space = space
    this.ranges = ranges
    this.bits = bits
    this.whole = whole
    this.total = total
  }

  static everything(space: Workspace): Subset {
    const bits = space.take().fill(0)
    for (const range of space.everything) setRange(bits, range)
    return new Subset(space, space.everything, bits, null).keep()
  }

  /** The part of it that is in the ranges and in all bitmaps. */
  within(ranges: readonly Range[], bitmaps: readonly Bitmap[]): Subset {
    const bits = this.space.blank(ranges)
    const all = [this.bits, ...bitmaps]
    if (ranges !== this.ranges) {
      for (const range of ranges) setRange(bits, range)
      all.unshift(bits)
    }
    const total = inWords(ranges, (from, to) => this.space.kernels.intersect(bits, all, from, to))
    return new Subset(this.space, ranges, bits, this, total)
  }

  /** The part of it that is not in the bitmap. */
  outside(bitmap: Bitmap): Subset {
    const { space, ranges } = this
    const bits = space.blank(ranges)
    const total = inWords(ranges, (from, to) => space.kernels.subtract(bits, this.bits, bitmap, from, to))
    return new Subset(space, ranges, bits, null, total)
  }

  /** The part of it that is in the bitmap. */
  and(bitmap: Bitmap): Subset {
    const { space, ranges } = this
    const bits = space.blank(ranges)
    const all = [this.bits, bitmap]
    const total = inWords(ranges, (from, to) => space.kernels.intersect(bits, all, from, to))
    return new Subset(space, ranges, bits, null, total)
  }

  /** Its rows one by one, if they are few. */
  get few(): Int32Array | null {
    if (this.total > tuningOptions.fewRows) return null
    if (this.list === null) {
      this.list = this.space.takeList()
      this.space.kernels.extract(this.bits, this.ranges, this.list)
    }
    return this.list.subarray(0, this.total)
  }

  /** How many rows have to be looked at to count them; what is kept is counted only once. */
  get work(): number {
    return this.owned ? Math.min(this.rowsToCount, this.shortcut?.work ?? Number.POSITIVE_INFINITY) : 0
  }

  private get rowsToCount(): number {
    const { whole, total } = this
    return whole === null ? total : Math.min(total, whole.total - total)
  }

  /** For a part that is counted from a larger set: those in the bitmap, from what is known about the larger set. */
  countedFrom(larger: Subset, known: Shortcut | null, bits: Bitmap): Shortcut | null {
    if (known === null || larger === this) return known
    return {
      work: known.work + larger.total - this.total,
      count: (packs) => {
        this.rest ??= larger.outside(this.bits)
        const gone = this.rest.and(bits)
        gone.count(packs)
        const counts = known.count(packs)
        for (const [i, all] of counts.entries()) subtract(all, all, gone.histogram(packs[i] as number))
        gone.release()
        return counts
      },
    }
  }

  /** Counted from a larger part of the whole that is known: minus what is in that but not here. */
  countedLess(bits: Bitmap, known: Shortcut): Shortcut | null {
    const { whole, space } = this
    if (whole === null) return null
    const [from, to] = wordsOf(whole.ranges)
    return {
      work: known.work + space.kernels.countBoth(whole.bits, bits, from, to) - this.total,
      count: (packs) => {
        const larger = whole.and(bits)
        const gone = larger.outside(this.bits)
        larger.release()
        gone.count(packs)
        const counts = known.count(packs)
        for (const [i, all] of counts.entries()) subtract(all, all, gone.histogram(packs[i] as number))
        gone.release()
        return counts
      },
    }
  }

  /** Sets another way to count it. */
  counts(by: Shortcut | null): this {
    this.shortcut = by
    return this
  }

  /** Releases its bitmap for other uses. */
  release(): void {
    this.rest?.release()
    this.rest = null
    if (this.list) this.space.giveList(this.list)
    this.list = null
    if (!this.owned) return
    this.space.giveBack(this.bits, this.ranges)
    this.space.giveHistograms(this.histograms.filter((one) => one !== undefined))
    this.histograms.length = 0
    this.owned = false
  }

  /** Keeps its bitmap until it is dropped. */
  keep(): this {
    this.owned = false
    return this
  }

  drop(): void {
    this.owned = true
    this.release()
  }

  /** How many of the rows have each number of a pack. */
  histogram(pack: number): Uint32Array {
    this.count([pack])
    return this.histograms[pack] as Uint32Array
  }

  /** Makes the histograms of several packs at once, which takes less than one after the other. */
  count(packs: readonly number[]): void {
    const { whole } = this
    const lacking = packs.filter((pack) => this.histograms[pack] === undefined)
    if (lacking.length === 0) return
    if (this.shortcut !== null && this.shortcut.work < this.rowsToCount) {
      this.shortcut.count(lacking).forEach((counts, i) => {
        this.histograms[lacking[i] as number] = counts
      })
      return
    }
    // Counts whichever rows are fewer: those that are here, or those that are missing.
    if (whole === null || this.total * 2 < whole.total) {
      this.counted(lacking).forEach((counts, i) => {
        this.histograms[lacking[i] as number] = counts
      })
      return
    }
    whole.count(lacking)
    this.rest ??= whole.outside(this.bits)
    const missing = this.rest.counted(lacking)
    for (const [i, pack] of lacking.entries()) {
      const gone = missing[i] as Uint32Array
      subtract(gone, whole.histogram(pack), gone)
      this.histograms[pack] = gone
    }
  }

  private counted(packs: readonly number[]): Uint32Array[] {
    const { few, space } = this
    const columns = packs.map((pack) => space.segment.packs[pack] as Pack)
    const counts = columns.map(({ size }) => space.takeHistogram(size))
    if (few) space.kernels.rowHistograms(few, columns, counts)
    else space.kernels.histograms(this.bits, this.ranges, columns, counts)
    return counts
  }
}

/** Adds up the counts for the words of ranges; unknown if two ranges may share a word, which would count twice. */
function inWords(ranges: readonly Range[], count: (from: number, to: number) => number): number | undefined {
  const total = ranges.reduce((sum, range) => sum + count(firstWord(range), endWord(range)), 0)
  return ranges.length > 1 ? undefined : total
}

const countIn = ({ kernels }: Workspace, ranges: readonly Range[], bits: Bitmap) =>
  ranges.reduce((sum, { lo, hi }) => sum + kernels.countRange(bits, lo, hi), 0)

/** `out` may be one of the two. */
function subtract(out: Uint32Array, from: Uint32Array, less: Uint32Array): void {
  for (let i = 0; i < out.length; i++) out[i] = (from[i] as number) - (less[i] as number)
}
