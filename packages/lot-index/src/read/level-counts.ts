import type { Range } from '../bits/bitmap.ts'
import { lowerBound } from '../build/sort.ts'
import type { Level } from '../segment/segment.ts'
import { tuning } from '../tuning.ts'
import { placeOf } from './frequent-runs.ts'
import { codeOf } from './match-text.ts'
import type { Subset } from './subset.ts'

/** The `top` values with the highest counts, the first of equals, and whatever of `also` occurs. */
export type Most = { top: number; also: ReadonlySet<string> }

type Counts = { codes: Uint32Array; counts: Uint32Array }

/** Popcounts of runs: no row is looked at. */
export function countLevel(subset: Subset, level: Level, most: Most | null): Counts {
  const runs = subset.ranges.map((range) => runsIn(level, range))
  const many = runs.reduce((sum, { from, to }) => sum + to - from, 0) > tuning.fewRuns
  // Of a few rows the highest counts are as low as those of many values.
  const worth = many && subset.total > 4 * tuning.fewRuns
  if (most && worth && most.also.size < tuning.fewRuns) return ofMost(subset, level, most)
  return ofAll(subset, level, runs)
}

type RunsIn = { range: Range; from: number; to: number }

const runsIn = ({ start }: Level, range: Range): RunsIn => ({
  range,
  from: Math.max(0, lowerBound(start, range.lo + 1) - 1),
  to: lowerBound(start, range.hi),
})

function ofAll({ space, bits }: Subset, level: Level, runs: readonly RunsIn[]): Counts {
  const sums = space.countsOf(level)
  const found = space.runs
  const codes: number[] = []
  for (const { range, from, to } of runs) {
    const count = space.kernels.countRuns(bits, { start: level.start, from, to }, range, found)
    for (let i = 0; i < count; i++) {
      const code = level.code[found.runs[i] as number] as number
      if (sums[code] === 0) codes.push(code)
      sums[code] = (sums[code] as number) + (found.counts[i] as number)
    }
  }
  const sorted = Uint32Array.from(codes).sort()
  const counts = sorted.map((code) => sums[code] as number)
  for (const code of codes) sums[code] = 0
  return { codes: sorted, counts }
}

/**
 * No value has more rows here than in all of the segment: going from the most frequent to the least, one can
 * stop where that is fewer than the last of the best has. Of a hundred thousand chassis numbers hardly one is
 * looked at.
 */
function ofMost(subset: Subset, level: Level, { top, also }: Most): Counts {
  const { code, totals, frequent } = level
  const counts = new Map<number, number>()
  const best: number[] = []
  const countAtPlace = countsAhead(subset, level)
  const countAt = (place: number) => counts.get(best[place] as number) as number
  for (let place = 0; place < frequent.length && top > 0; ) {
    const value = code[frequent[place] as number] as number
    const least = best.length === top ? countAt(top - 1) : 0
    if ((totals[value] as number) < least) break
    const { count, next } = countAtPlace(place)
    place = next
    if (count < least || count === 0) continue
    counts.set(value, count)
    let at = best.length
    while (
      at > 0 &&
      (countAt(at - 1) < count || (countAt(at - 1) === count && (best[at - 1] as number) > value))
    )
      at--
    best.splice(at, 0, value)
    if (best.length > top) best.pop()
  }
  const kept = new Map(best.map((value) => [value, counts.get(value) as number]))
  for (const value of [...also].map((text) => codeOf(level.dictionary, text))) {
    if (value < 0 || kept.has(value)) continue
    const { count } = countAtPlace(placeOf(level, value))
    if (count > 0) kept.set(value, count)
  }
  const codes = Uint32Array.from(kept.keys()).sort()
  return { codes, counts: codes.map((value) => kept.get(value) as number) }
}

/** Counts the value whose runs begin at a place among the frequent; a few places at once, since the next are asked for next. */
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
