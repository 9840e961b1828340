import type { Query } from '../query.ts'

export type Placed = { id: number; key: number | null }

/** Rows of one part in the order of the search. */
export type Listing = { total: number; rows(offset: number, limit: number): Placed[] }

/** One page of two listings merged. */
export function pageOfBoth({ sort, offset, limit }: Query, one: Listing, other: Listing): number[] {
  // Of the rows before the page no more than all of the other's can be the other's.
  const before = Math.max(0, offset - other.total)
  const ones = one.rows(before, offset + limit - before)
  const others = other.rows(0, offset + limit)
  const turn = sort.order === 'desc' ? -1 : 1
  const ids: number[] = []
  let i = 0
  let j = 0
  for (let place = before; place < offset + limit; place++) {
    const a = ones[i]
    const b = others[j]
    const next = a && (!b || precedes(a, b, turn)) ? a : b
    if (next === undefined) break
    if (next === a) i++
    else j++
    if (place >= offset) ids.push(next.id)
  }
  return ids
}

function precedes(a: Placed, b: Placed, turn: 1 | -1): boolean {
  if (a.key === b.key) return (a.id - b.id) * turn < 0
  if (a.key === null || b.key === null) return b.key === null
  return (a.key - b.key) * turn < 0
}
