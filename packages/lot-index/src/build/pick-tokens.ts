import { has } from '../bits/bitmap.ts'
import type { Posting, Postings } from '../segment/segment.ts'
import { endsOf } from './layout.ts'
import { lowerBound } from './sort.ts'
import type { SourceTokens } from './source.ts'

/** The words of some rows, ascending, found by looking for the rows among those of each word. */
export function pickTokens({ dictionary, rows: postings }: Postings, rows: Int32Array): SourceTokens {
  const counts = new Int32Array(rows.length)
  const count = (place: number) => {
    counts[place] = (counts[place] as number) + 1
  }
  for (const posting of postings) eachPlace(posting, rows, count)

  const start = new Int32Array(rows.length + 1)
  start.set(endsOf(counts), 1)
  const items = new Uint32Array(start[rows.length] as number)
  const next = start.slice()
  postings.forEach((posting, code) => {
    eachPlace(posting, rows, (place) => {
      const at = next[place] as number
      items[at] = code
      next[place] = at + 1
    })
  })
  return { strings: dictionary, items, start }
}

/** Visits the places of the rows that a posting has. */
function eachPlace(posting: Posting, rows: Int32Array, visit: (place: number) => void) {
  if (posting instanceof Uint32Array) {
    for (let place = 0; place < rows.length; place++) {
      if (has(posting, rows[place] as number)) visit(place)
    }
    return
  }
  // Iterates over the shorter list and searches the longer one.
  if (posting.length < rows.length) {
    for (const row of posting) {
      const place = lowerBound(rows, row)
      if (rows[place] === row) visit(place)
    }
    return
  }
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number
    if (posting[lowerBound(posting, row)] === row) visit(place)
  }
}
