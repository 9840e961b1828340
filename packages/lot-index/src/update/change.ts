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
import type { Snapshot } from '../segment/snapshot.ts'
import { rowOf } from './row-of.ts'

/** Rows as they are from now on, and the ids of all that are no longer as they were. */
export type Change = { fresh: readonly Source[]; ids: ReadonlySet<number> }

export function readChange(schema: Schema, { upserts = [], deletes = [] }: Changes): Change {
  const given = 'ids' in upserts ? sourceOf(upserts) : rowsAsSource(schema, [upserts])
  const gone = new Set(deletes.map(checkedId))
  const ids = new Set([...given.ids, ...gone])
  if (!given.ids.some((id) => gone.has(id))) return { fresh: [given], ids }
  // Seldom: rows that came and went in one batch are told apart once they are a segment.
  const built = build(schema, [given])
  return { fresh: [pick(built, rowsBut(built, gone))], ids }
}

/** The base stays, and what stands beside it is made anew: it is small. */
export function changed(schema: Schema, before: Snapshot, { fresh, ids }: Change): Snapshot {
  const { base, recent, superseded, standing } = before
  const gone = Int32Array.from(ids, (id) => rowOf(base, id))
    .filter((row) => row >= 0 && (standing === null || has(standing, row)))
    .sort()
  return {
    base,
    recent: build(schema, [pick(recent, rowsBut(recent, ids)), ...fresh]),
    superseded: gone.length === 0 ? superseded : build(schema, [allOf(superseded), pick(base, gone)]),
    standing: gone.length === 0 ? standing : allBut(base, standing, gone),
  }
}

/** A base beside which nothing has changed. */
export function unchanged(schema: Schema, base: Segment): Snapshot {
  const nothing = build(schema, [rowsAsSource(schema, [])])
  return { base, recent: nothing, superseded: nothing, standing: null }
}

/** All rows of a snapshot. */
export function standingRows({ base, recent, standing }: Snapshot): Source {
  const all = upTo(base.rows)
  const rows = standing === null ? all : all.filter((row) => has(standing, row))
  return concat([pick(base, rows), allOf(recent)])
}

const build = (schema: Schema, parts: readonly Source[]): Segment =>
  finish(buildSegment(concat(parts), schema))

const allOf = (segment: Segment) => pick(segment, upTo(segment.rows))

const rowsBut = ({ rows, ids }: Segment, without: ReadonlySet<number>) =>
  upTo(rows).filter((row) => !without.has(ids[row] as number))

function allBut({ rows, words }: Segment, before: Bitmap | null, gone: Int32Array): Bitmap {
  const standing = bitsIn(plainMemory, words)
  if (before === null) setRange(standing, { lo: 0, hi: rows })
  else standing.set(before)
  clearRows(standing, gone, 0, gone.length)
  return standing
}
