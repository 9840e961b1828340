import { type Bitmap, clearRows, has, setRange } from '../bits/bitmap.ts'
import { buildSegment, finish } from '../build/build.ts'
import { concat } from '../build/concat.ts'
import { pick } from '../build/pick.ts'
import { upTo } from '../build/sort.ts'
import { type Source, sourceOf } from '../build/source.ts'
import { checkedId, rowsAsSource } from '../build/staging.ts'
import { bitsIn, plainMemory } from '../memory.ts'
import type { Changes } from '../query.ts'
import type { Schema } from '../schema.ts'
import type { Segment } from '../segment/segment.ts'
import type { Part, Snapshot } from '../segment/snapshot.ts'
import { rowOf } from './row-of.ts'

/** Rows as they are from now on, and the ids of all that have changed or are gone, ascending. */
export type Change = { fresh: Part; ids: Uint32Array }

export function readChange(schema: Schema, { upserts = [], deletes = [] }: Changes): Change {
  const source = 'ids' in upserts ? sourceOf(upserts) : rowsAsSource(schema, [upserts])
  const gone = Uint32Array.from(deletes, checkedId).sort()
  const ids = new Uint32Array(source.rows + gone.length)
  ids.set(source.ids)
  ids.set(gone, source.rows)
  const fresh = whole(finish(buildSegment(source, schema)))
  // A row that was added and deleted in one batch is gone.
  return { fresh: without(fresh, gone), ids: ids.sort() }
}

/** Everything outside the change stays as it is, except for the rows that have been changed. */
export function changed([base, ...others]: Snapshot, { fresh, ids }: Change): Snapshot {
  const parts = [...others.map((part) => without(part, ids)), fresh]
  return [without(base, ids), ...parts.filter(({ rows }) => rows > 0)]
}

/** A segment in which nothing has changed. */
export const whole = (segment: Segment): Part => ({ segment, standing: null, rows: segment.rows })

/** The part of it that has none of the ids. */
export function without(part: Part, ids: Uint32Array): Part {
  const { segment, standing, rows } = part
  const gone = new Int32Array(ids.length)
  let count = 0
  for (const id of ids) {
    const row = rowOf(segment, id)
    if (row < 0 || (standing !== null && !has(standing, row))) continue
    // An id may occur twice in succession.
    if (count === 0 || gone[count - 1] !== row) gone[count++] = row
  }
  return count === 0 ? part : { segment, standing: allBut(part, gone, count), rows: rows - count }
}

/** All valid rows in some parts. */
export const standingRows = (parts: readonly Part[]): Source =>
  concat(
    parts.map(({ segment, standing }) => {
      const all = upTo(segment.rows)
      return pick(segment, standing === null ? all : all.filter((row) => has(standing, row)))
    }),
  )

function allBut({ segment, standing }: Part, gone: Int32Array, count: number): Bitmap {
  const still = bitsIn(plainMemory, segment.words)
  if (standing === null) setRange(still, { lo: 0, hi: segment.rows })
  else still.set(standing)
  clearRows(still, gone, 0, count)
  return still
}
