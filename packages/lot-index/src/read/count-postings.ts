import { lowerBound } from '../build/sort.ts'
import type { Posting, Values } from '../segment/segment.ts'
import { tuningOptions } from '../tuning.ts'
import { wordsOf } from './ranges.ts'
import type { Subset } from './subset.ts'

/**
 * How many of the rows have each value: what the value's rows have in common with them. Every row has one value, so the
 * one that takes longest need not be counted.
 */
export function countPostings({ space, bits, ranges, total }: Subset, { rows }: Values): Uint32Array {
  const [from, to] = wordsOf(ranges)
  const counts = new Uint32Array(rows.length)
  const longest = longestOf(rows, to - from)
  let counted = 0
  for (const [code, posting] of rows.entries()) {
    if (code === longest) continue
    const count = isList(posting)
      ? space.kernels.countListed(bits, between(posting, from * 32, to * 32))
      : space.kernels.countBoth(bits, posting, from, to)
    counts[code] = count
    counted += count
  }
  if (longest >= 0) counts[longest] = total - counted
  return counts
}

/** The number of rows that could be counted one by one in that time. */
export function workOfPostings({ ranges, space }: Subset, { rows }: Values): number {
  const [from, to] = wordsOf(ranges)
  const part = (to - from) / space.segment.words
  let most = 0
  let all = 0
  for (const posting of rows) {
    const work = workOf(posting, to - from) * (isList(posting) ? part : 1)
    all += work
    most = Math.max(most, work)
  }
  return all - most
}

const isList = (posting: Posting) => posting instanceof Int32Array

const workOf = (posting: Posting, words: number) =>
  isList(posting) ? posting.length / tuningOptions.listedForRow : words / tuningOptions.wordsForRow

function longestOf(rows: readonly Posting[], words: number): number {
  let longest = -1
  let most = -1
  for (const [code, posting] of rows.entries()) {
    const work = workOf(posting, words)
    if (work <= most) continue
    longest = code
    most = work
  }
  return longest
}

const between = (rows: Int32Array, lo: number, hi: number) =>
  rows.subarray(lowerBound(rows, lo), lowerBound(rows, hi))
