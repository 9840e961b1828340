import type { Bitmap } from '../bits/bitmap.ts'
import type { Posting, Postings } from '../segment/segment.ts'
import type { Codes } from './match-text.ts'
import type { Workspace } from './workspace.ts'

export type Bits = { bits: Bitmap; borrowed: boolean }

/** Rows with one of the values. A single bitmap is lent, not copied. */
export function unitePostings(space: Workspace, postings: readonly Posting[], codes: Codes): Bits {
  const chosen = [...codes].map((code) => postings[code]).filter((posting) => posting !== undefined)
  const bitmaps = chosen.filter((posting) => posting instanceof Uint32Array)
  const lists = chosen.filter((posting) => posting instanceof Int32Array)
  const [first, ...others] = bitmaps
  if (first && others.length === 0 && lists.length === 0) return { bits: first, borrowed: true }

  const bits = space.take()
  if (first) space.kernels.unite(bits, bitmaps, 0, bits.length)
  else space.kernels.fill(bits, 0, 0, bits.length)
  for (const rows of lists) space.kernels.setRows(bits, rows, 0, rows.length)
  return { bits, borrowed: false }
}

/** Rows that have, for each word, one of its tokens. */
export function uniteTokens(space: Workspace, tokens: Postings, words: readonly Codes[]): Bits {
  const bits = space.take()
  space.kernels.fill(bits, 1, 0, bits.length)
  const last = space.segment.rows & 31
  if (last > 0) bits[bits.length - 1] = 2 ** last - 1
  for (const codes of words) {
    const word = unitePostings(space, tokens.rows, codes)
    space.kernels.intersect(bits, [bits, word.bits], 0, bits.length)
    if (!word.borrowed) space.give([word.bits])
  }
  return { bits, borrowed: false }
}
