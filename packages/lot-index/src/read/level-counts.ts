import type { Range } from '../bits/bitmap.ts'
import { lowerBound } from '../build/sort.ts'
import type { Level } from '../segment/segment.ts'
import { tuningOptions } from '../tuning.ts'
import type { Counts } from './code-counts.ts'
import { countMost, type Most } from './most-frequent.ts'
import type { Subset } from './subset.ts'

/** Popcounts of runs: no row is looked at. */
export function countLevel(subset: Subset, level: Level, most: Most | null): Counts {
  const runs = subset.ranges.map((range) => runsIn(level, range))
  const many = runs.reduce((sum, { from, to }) => sum + to - from, 0) > tuningOptions.fewRuns
  // With few rows, the highest counts are as low as those of many values.
  const worth = many && subset.total > 4 * tuningOptions.fewRuns
  const soon = most && worth ? countMost(subset, level, most) : null
  return soon ?? ofAll(subset, level, runs, most?.others.length === 0 ? most.top : null)
}

type RunsIn = { range: Range; from: number; to: number }

const runsIn = ({ start }: Level, range: Range): RunsIn => ({
  range,
  from: Math.max(0, lowerBound(start, range.lo + 1) - 1),
  to: lowerBound(start, range.hi),
})

function ofAll({ space, bits }: Subset, level: Level, runs: readonly RunsIn[], top: number | null): Counts {
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
  const sorted = Uint32Array.from(top === null ? codes : highest(codes, sums, top)).sort()
  const counts = sorted.map((code) => sums[code] as number)
  for (const code of codes) sums[code] = 0
  return { codes: sorted, counts }
}

/** The codes with the highest counts, the least among equals. */
function highest(codes: readonly number[], counts: Uint32Array, top: number): readonly number[] {
  if (codes.length <= top || top === 0) return codes
  const of = codes.map((code) => counts[code] as number)
  const least = Uint32Array.from(of).sort()[codes.length - top] as number
  const above = codes.filter((_, i) => (of[i] as number) > least)
  const level = codes.filter((_, i) => of[i] === least).sort((a, b) => a - b)
  return [...above, ...level.slice(0, top - above.length)]
}
