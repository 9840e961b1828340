import type { Query } from '../query.ts'

export type Placed = { id: number; key: number | null }

/** Rows of one part in the order of the search. */
export type Listing = { total: number; rows(offset: number, limit: number): Placed[] }

/** One page merged from the listings of all parts, of which the first is by far the longest. */
export function pageOfAll({ sort, offset, limit }: Query, listings: readonly Listing[]): number[] {
  const [first, ...others] = listings.filter(({ total }) => total > 0)
  if (first === undefined) return []
  // Of the rows before the page, the others can have no more than all of theirs.
  const before = Math.max(0, offset - others.reduce((sum, { total }) => sum + total, 0))
  const heads = [
    { rows: first.rows(before, offset + limit - before), at: 0 },
    ...others.map((other) => ({ rows: other.rows(0, offset + limit), at: 0 })),
  ]
  const turn = sort.order === 'desc' ? -1 : 1
  const ids: number[] = []
  for (let place = before; place < offset + limit; place++) {
    const next = heads.reduce((a, b) => (precedes(b.rows[b.at], a.rows[a.at], turn) ? b : a))
    const row = next.rows[next.at++]
    if (row === undefined) break
    if (place >= offset) ids.push(row.id)
  }
  return ids
}

function precedes(a: Placed | undefined, b: Placed | undefined, turn: 1 | -1): boolean {
  if (a === undefined || b === undefined) return a !== undefined
  if (a.key === b.key) return (a.id - b.id) * turn < 0
  if (a.key === null || b.key === null) return b.key === null
  return (a.key - b.key) * turn < 0
}
