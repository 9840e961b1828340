import type { Level } from '../segment/segment.ts'

/** Where a value's runs begin among the frequent ones. */
export function placeOf({ code, totals, frequent }: Level, value: number): number {
  const total = totals[value] as number
  let lo = 0
  let hi = frequent.length
  while (lo < hi) {
    const middle = (lo + hi) >>> 1
    const other = code[frequent[middle] as number] as number
    const otherTotal = totals[other] as number
    if (otherTotal > total || (otherTotal === total && other < value)) lo = middle + 1
    else hi = middle
  }
  return lo
}

/** The runs of a value. */
export function runsOf(level: Level, value: number): Int32Array {
  const { code, frequent } = level
  const place = placeOf(level, value)
  let end = place
  while (end < frequent.length && code[frequent[end] as number] === value) end++
  return frequent.subarray(place, end)
}
