import { has, setRow, wordsFor } from '../bits/bitmap.ts'
import { countRange, countWords } from '../bits/count.ts'
import { lowerBound } from './sort.ts'

/** Distinct numbers in ascending order, and the place of each number among them; NaN comes after all. */
export type Ranked = { table: Float64Array; codes: Uint32Array }

export function ranked(numbers: Float64Array): Ranked {
  const { least, greatest, whole } = extent(numbers)
  const span = greatest - least + 1
  return whole && span <= Math.min(numbers.length * 64, 2 ** 27)
    ? rankedByPresence(numbers, least, span)
    : rankedBySorting(numbers)
}

function extent(numbers: Float64Array) {
  let least = Number.POSITIVE_INFINITY
  let greatest = Number.NEGATIVE_INFINITY
  let whole = true
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    if (Number.isNaN(number)) continue
    if (number < least) least = number
    if (number > greatest) greatest = number
    if (!Number.isInteger(number)) whole = false
  }
  return { least, greatest, whole: whole && least <= greatest }
}

/** Marks which numbers of a dense range occur; a number's place is how many do before it. */
function rankedByPresence(numbers: Float64Array, least: number, span: number): Ranked {
  const present = new Uint32Array(wordsFor(span))
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    if (!Number.isNaN(number)) setRow(present, number - least)
  }
  const before = new Uint32Array(present.length + 1)
  for (let w = 0; w < present.length; w++)
    before[w + 1] = (before[w] as number) + countWords(present, w, w + 1)

  const distinct = before[present.length] as number
  const table = new Float64Array(distinct)
  for (let bit = 0, place = 0; bit < span; bit++) if (has(present, bit)) table[place++] = least + bit

  const codes = new Uint32Array(numbers.length)
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    const bit = number - least
    codes[i] = Number.isNaN(number)
      ? distinct
      : (before[bit >>> 5] as number) + countRange(present, bit & ~31, bit)
  }
  return { table, codes }
}

function rankedBySorting(numbers: Float64Array): Ranked {
  const sorted = numbers.filter((number) => !Number.isNaN(number)).sort()
  const table = sorted.filter((number, i) => i === 0 || number !== sorted[i - 1])
  const codes = Uint32Array.from(numbers, (number) =>
    Number.isNaN(number) ? table.length : lowerBound(table, number),
  )
  return { table, codes }
}
