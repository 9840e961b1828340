import type { Dictionary, Level } from '../segment/segment.ts'
import { tuningOptions } from '../tuning.ts'
import type { Counts } from './code-counts.ts'
import { codesIn } from './codes-in.ts'
import type { FacetCounts } from './facet-counts.ts'
import { placeOf } from './frequent-runs.ts'
import type { Subset } from './subset.ts'

/**
 * The `top` values with the highest counts, the first among equals, if other parts have counted some rows of theirs.
 */
export type Most = { top: number; others: readonly FacetCounts[] }

/**
 * No value has more rows here than in the whole segment: going from the most to the least frequent, we can stop where
 * that is less than the last of the best has. Of a hundred thousand chassis numbers, hardly one is looked at. A value
 * counts with its rows here and in other parts together. Null if so many of the most frequent have hardly a row here
 * that counting all of them takes less.
 */
export function countMost(subset: Subset, level: Level, { top, others }: Most): Counts | null {
  const { code, totals, frequent } = level
  const elsewhere = countsElsewhere(level.dictionary, others)
  const countAtPlace = countsAhead(subset, level)
  const best = new Best(top)
  let place = 0
  const patience = tuningOptions.valuesInVain + (subset.total >>> 5)
  while (place < frequent.length && top > 0) {
    if (place > (best.values.length < top ? patience : 4 * patience)) return null
    const value = code[frequent[place] as number] as number
    if ((totals[value] as number) < best.least) break
    const { count, next } = countAtPlace(place)
    place = next
    best.offer(value, count, count + (elsewhere.get(value) ?? 0))
  }
  // Less frequent values may be among the best because of their rows elsewhere.
  const reached = place
  for (const [value, more] of elsewhere) {
    if ((totals[value] as number) + more < best.least) continue
    const at = placeOf(level, value)
    if (at < reached) continue
    const { count } = countAtPlace(at)
    best.offer(value, count, count + more)
  }
  const kept = best.values.sort((a, b) => a.value - b.value)
  return {
    codes: Uint32Array.from(kept, ({ value }) => value),
    counts: Uint32Array.from(kept, ({ count }) => count),
  }
}

/** Its rows here, and in all parts. */
type CountedValue = { value: number; count: number; all: number }

/** The values with the most rows, lesser values first among equals. */
class Best {
  readonly values: CountedValue[] = []
  private readonly top: number

  constructor(top: number) {
    this.top = top
  }

  /** How many the last of them has; 0 while there is room. */
  get least(): number {
    return this.values.length === this.top ? (this.values.at(-1)?.all ?? 0) : 0
  }

  offer(value: number, count: number, all: number): void {
    if (count === 0 || all < this.least) return
    const { values, top } = this
    const one = { value, count, all }
    let at = values.length
    while (at > 0 && isBefore(one, values[at - 1] as CountedValue)) at--
    values.splice(at, 0, one)
    if (values.length > top) values.pop()
  }
}

const isBefore = (a: CountedValue, b: CountedValue) => a.all > b.all || (a.all === b.all && a.value < b.value)

/** How many rows other parts have of the values of a dictionary. */
function countsElsewhere(dictionary: Dictionary, others: readonly FacetCounts[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const other of others) {
    const codes = codesIn(dictionary, other.dictionary)
    for (let i = 0; i < other.codes.length; i++) {
      const value = codes[other.codes[i] as number] as number
      if (value >= 0) counts.set(value, (counts.get(value) ?? 0) + (other.counts[i] as number))
    }
  }
  return counts
}

/**
 * Counts the value whose runs begin at a place among the frequent ones; a few places at once, because the next ones
 * will be asked for next.
 */
function countsAhead({ space, bits }: Subset, { start, code, frequent }: Level) {
  const { counts } = space.runs
  let from = 0
  let to = 0
  return (place: number) => {
    const value = code[frequent[place] as number]
    let count = 0
    let next = place
    for (; next < frequent.length && code[frequent[next] as number] === value; next++) {
      if (next < from || next >= to) {
        from = next
        to = Math.min(next + placesAhead, frequent.length)
        space.kernels.countPlaces(bits, { start, from, to }, frequent, counts)
      }
      count += counts[next - from] as number
    }
    return { count, next }
  }
}

const placesAhead = 32
