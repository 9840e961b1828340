import type { Bitmap, Range } from '../bits/bitmap.ts'
import type { Filter } from '../query.ts'
import { tuningOptions } from '../tuning.ts'
import { codeOf } from './match-text.ts'
import type { Shortcut } from './shortcut.ts'
import type { Subset } from './subset.ts'

type Groups = readonly { filters: readonly Filter[]; ranges: readonly Range[] | null }[]
type Known = (filter: Filter, bits: Bitmap) => Shortcut | null

/**
 * Rows with several words, counted from what is known about those with one of them, if few of those are missing here.
 */
export function countedFromWords(found: Subset, groups: Groups, known: Known): Shortcut | null {
  if (found.total < tuningOptions.rowsToSubtract || groups.some(({ ranges }) => ranges !== null)) return null
  const { tokens } = found.space.segment
  let best: Shortcut | null = null
  for (const filter of groups.flatMap(({ filters }) => filters)) {
    if (!('words' in filter) || filter.match === 'part') continue
    const { dictionary = [], rows = [] } = tokens[filter.column] ?? {}
    for (const word of filter.words) {
      const posting = rows[codeOf(dictionary, word)]
      if (!(posting instanceof Uint32Array)) continue
      const ofWord = known({ ...filter, words: [word] }, posting)
      const way = ofWord && found.countedLess(posting, ofWord)
      if (way && (best === null || way.work < best.work)) best = way
    }
  }
  return best
}
