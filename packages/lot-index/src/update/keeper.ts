import { buildSegment } from '../build/build.ts'
import type { Changes, Stats } from '../query.ts'
import type { Schema } from '../schema.ts'
import type { Segment } from '../segment/segment.ts'
import type { Snapshot } from '../segment/snapshot.ts'
import { bytesOf } from './bytes.ts'
import { type Change, changed, readChange, standingRows, unchanged } from './change.ts'

/** A base that is kept is of use as long as the log of changes reaches back to it. */
const oldMs = 6 * 3_600_000

/**
 * Keeps the index current. Changes are held beside the base, which stays as it is; a merge makes a new
 * base of both, step by step, and takes no time from changes that come in between.
 */
export class Keeper {
  private readonly schema: Schema
  private current: Snapshot
  /** How far the log of changes is in the snapshot, and in its base. */
  private upTo: number
  private baseUpTo: number
  private readonly changedIds = new Set<number>()
  /** Changes since the merge under way began. */
  private sinceMerge: Change[] | null = null
  private basedAt = Date.now()
  private batches = 0
  private merges = 0
  private readonly builtAt = new Date()
  private changedAt = this.builtAt

  constructor(schema: Schema, base: Segment, upTo = 0) {
    this.schema = schema
    this.upTo = upTo
    this.baseUpTo = upTo
    this.current = unchanged(schema, base)
  }

  get snapshot(): Snapshot {
    return this.current
  }

  /** The base, and how far the log is in it. */
  get base(): { segment: Segment; upTo: number } {
    return { segment: this.current.base, upTo: this.baseUpTo }
  }

  apply(changes: Changes): Snapshot {
    const change = readChange(this.schema, changes)
    this.take(change)
    this.sinceMerge?.push(change)
    this.upTo = changes.upTo ?? this.upTo
    this.batches++
    this.changedAt = new Date()
    return this.current
  }

  /** Whether so much has changed that reading it beside the base costs more than a merge, or the base is old. */
  get mergeDue(): boolean {
    if (this.sinceMerge !== null || this.changedIds.size === 0) return false
    const tooMuch = Math.max(20_000, this.current.base.rows / 64)
    return this.changedIds.size > tooMuch || Date.now() - this.basedAt > oldMs
  }

  *merge(): Generator<void, Snapshot> {
    this.sinceMerge = []
    const { upTo } = this
    const merged = yield* buildSegment(standingRows(this.current), this.schema)
    const missed = this.sinceMerge
    this.sinceMerge = null
    this.changedIds.clear()
    this.current = unchanged(this.schema, merged)
    this.baseUpTo = upTo
    this.basedAt = Date.now()
    for (const change of missed) this.take(change)
    this.merges++
    return this.current
  }

  stats(): Stats {
    const { base, recent, superseded } = this.current
    return {
      rows: base.rows + recent.rows - superseded.rows,
      bytes: bytesOf(this.current),
      unmerged: this.changedIds.size,
      batches: this.batches,
      merges: this.merges,
      builtAt: this.builtAt,
      changedAt: this.changedAt,
    }
  }

  private take(change: Change) {
    this.current = changed(this.schema, this.current, change)
    for (const id of change.ids) this.changedIds.add(id)
  }
}
