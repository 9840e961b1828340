import { buildSegment } from '../build/build.ts'
import type { Changes, Stats } from '../query.ts'
import type { Schema } from '../schema.ts'
import type { Segment } from '../segment/segment.ts'
import type { Part, Snapshot } from '../segment/snapshot.ts'
import { tuningOptions } from '../tuning.ts'
import { bytesOf } from './bytes.ts'
import { changed, readChange, standingRows, whole, without } from './change.ts'

/** If so much has changed that searches take longer, a base is worth making this long after the one before; */
const restMs = 600_000
const noticed = 1000
/** if anything has: a base that is kept is useful as long as the log of changes reaches back to it. */
const oldMs = 6 * 3_600_000

/** Parts that are being merged, and the ids of what has changed in the meantime. */
type Merge = { segments: ReadonlySet<Segment>; ids: Set<number> }

/**
 * Keeps the index current. A batch of changes becomes a part of its own next to the base; merges make one part out of
 * several in the background, step by step, and take no time from changes that come in between.
 */
export class SegmentWriter {
  private readonly schema: Schema
  private current: Snapshot
  /** How far the log of changes is in the snapshot, and in its base. */
  private upTo: number
  private baseUpTo: number
  private changedIds = new Set<number>()
  /** From all parts there were, and from some that came later or are small. */
  private merging: Merge | null = null
  private joining: Merge | null = null
  private basedAt: number
  private batches = 0
  private merges = 0
  private readonly builtAt = new Date()
  private changedAt = this.builtAt

  constructor(schema: Schema, base: Segment, { upTo = 0, basedAt = Date.now() } = {}) {
    this.schema = schema
    this.upTo = upTo
    this.baseUpTo = upTo
    this.basedAt = basedAt
    this.current = [whole(base)]
  }

  get snapshot(): Snapshot {
    return this.current
  }

  /** The base, and how far the log is in it. */
  get base(): { segment: Segment; upTo: number } {
    return { segment: this.current[0].segment, upTo: this.baseUpTo }
  }

  apply(changes: Changes): Snapshot {
    const change = readChange(this.schema, changes)
    this.current = changed(this.current, change)
    for (const ids of [this.changedIds, this.merging?.ids, this.joining?.ids]) {
      if (ids) for (const id of change.ids) ids.add(id)
    }
    this.upTo = changes.upTo ?? this.upTo
    this.batches++
    this.changedAt = new Date()
    return this.current
  }

  /** The background work to be done, if any: after a change, or also because of the time that has passed. */
  chore(forTime = false): Generator<void, void> | null {
    if (this.joining !== null) return null
    if (this.merging === null && (this.hasTooMuch || (forTime && this.isOld))) return this.merge()
    const loose = this.current.slice(1).filter(({ segment }) => !this.merging?.segments.has(segment))
    if (forTime && loose.length > 1) return this.join(loose)
    return loose.length > tuningOptions.fewParts ? this.join(smallestOf(loose)) : null
  }

  /** Makes a new base from all rows. */
  *merge(): Generator<void, void> {
    const { upTo } = this
    const merge = { segments: segmentsOf(this.current), ids: new Set<number>() }
    this.merging = merge
    const base = yield* this.made(this.current, merge)
    this.merging = null
    this.current = [base, ...this.current.filter(({ segment }) => !merge.segments.has(segment))]
    this.changedIds = merge.ids
    this.baseUpTo = upTo
    this.basedAt = Date.now()
    this.merges++
  }

  stats(): Stats {
    return {
      rows: this.current.reduce((sum, { rows }) => sum + rows, 0),
      bytes: bytesOf(this.current),
      unmerged: this.changedIds.size,
      batches: this.batches,
      merges: this.merges,
      builtAt: this.builtAt,
      changedAt: this.changedAt,
    }
  }

  /** Whether reading the changes outside the base costs more than a merge. */
  private get hasTooMuch(): boolean {
    return this.changedIds.size > Math.max(20_000, this.current[0].segment.rows / 64)
  }

  private get isOld(): boolean {
    const { size } = this.changedIds
    const age = Date.now() - this.basedAt
    return (size >= noticed && age > restMs) || (size > 0 && age > oldMs)
  }

  private *join(parts: readonly Part[]): Generator<void, void> {
    const join = { segments: segmentsOf(parts), ids: new Set<number>() }
    this.joining = join
    const joined = yield* this.made(parts, join)
    this.joining = null
    const [base, ...others] = this.current
    const rest = others.filter(({ segment }) => !join.segments.has(segment))
    this.current = joined.rows === 0 ? [base, ...rest] : [base, joined, ...rest]
  }

  private *made(parts: readonly Part[], { ids }: Merge): Generator<void, Part> {
    const segment = yield* buildSegment(standingRows(parts), this.schema)
    return without(whole(segment), Uint32Array.from(ids).sort())
  }
}

const segmentsOf = (parts: readonly Part[]) => new Set(parts.map(({ segment }) => segment))

/**
 * The smallest parts, as many as are worth merging: a large one is left alone until others have grown to its size, so
 * that a row is moved only a few times.
 */
function smallestOf(parts: readonly Part[]): readonly Part[] {
  const [first, second, ...others] = parts.toSorted((a, b) => a.rows - b.rows)
  if (first === undefined || second === undefined) return parts
  const some = [first, second]
  let rows = first.rows + second.rows
  for (const part of others) {
    if (part.rows > 2 * rows) break
    some.push(part)
    rows += part.rows
  }
  return some
}
