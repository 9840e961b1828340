import { has, setRow, wordsFor } from '../bits/bitmap.ts'
import { countWords, ones } from '../bits/count.ts'
import { lowerBound } from './sort.ts'

/** Distinct numbers in ascending order, and the place of each number among them; NaN comes after all. */
export type Ranked = { table: Float64Array; codes: Uint32Array }

/** What all numbers lie on: prices in thousands, times in whole minutes, ranks in halves. */
type Grid = { least: number; step: number; steps: number }

export function ranked(numbers: Float64Array): Ranked {
  const grid = gridOf(numbers)
  return (grid && rankedOnGrid(numbers, grid)) ?? rankedBySorting(numbers)
}

/** The widest grid; null where it would take more memory than a few words a number. */
function gridOf(numbers: Float64Array): Grid | null {
  let least = Number.POSITIVE_INFINITY
  let greatest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    if (number < least) least = number
    if (number > greatest) greatest = number
  }
  const mostSteps = Math.min(Math.max(numbers.length * 64, 1 << 16), 2 ** 27)
  let step = greatest - least
  for (let i = 0; i < numbers.length; i++) {
    const distance = (numbers[i] as number) - least
    // Dividing says the same as a remainder and takes a tenth of its time.
    if (Number.isNaN(distance) || distance === 0 || Number.isInteger(distance / step)) continue
    step = commonDivisor(step, distance)
    if ((greatest - least) / step > mostSteps) return null
  }
  return { least, step: step > 0 ? step : 1, steps: step > 0 ? (greatest - least) / step + 1 : 1 }
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

/** Marks which steps occur; a number's place is how many do before it. Null where a number is beside its step. */
function rankedOnGrid(numbers: Float64Array, { least, step, steps }: Grid): Ranked | null {
  const present = new Uint32Array(wordsFor(steps))
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    const at = (number - least) / step
    if (Number.isNaN(number)) continue
    if (least + Math.trunc(at) * step !== number) return null
    setRow(present, at)
  }
  const before = new Uint32Array(present.length + 1)
  for (let w = 0; w < present.length; w++) {
    before[w + 1] = (before[w] as number) + countWords(present, w, w + 1)
  }
  const distinct = before[present.length] as number
  const table = new Float64Array(distinct)
  for (let at = 0, place = 0; place < distinct; at++) {
    if (has(present, at)) table[place++] = least + at * step
  }
  const codes = new Uint32Array(numbers.length)
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    const at = Math.trunc((number - least) / step)
    const earlier = (present[at >>> 5] as number) & ((1 << (at & 31)) - 1)
    codes[i] = Number.isNaN(number) ? distinct : (before[at >>> 5] as number) + ones(earlier)
  }
  return { table, codes }
}

function rankedBySorting(numbers: Float64Array): Ranked {
  // Adding 0 makes a plain one of -0.
  const sorted = numbers
    .filter((number) => !Number.isNaN(number))
    .map((number) => number + 0)
    .sort()
  const table = sorted.filter((number, i) => i === 0 || number !== sorted[i - 1])
  const codes = Uint32Array.from(numbers, (number) =>
    Number.isNaN(number) ? table.length : lowerBound(table, number),
  )
  return { table, codes }
}
