import { type Bitmap, clearRows, setRange } from '../bits/bitmap.ts'
import { buildSegment, finish } from '../build/build.ts'
import { concat } from '../build/concat.ts'
import { pick } from '../build/pick.ts'
import { upTo } from '../build/sort.ts'
import type { Source } from '../build/source.ts'
import { checkedId, Staging } from '../build/staging.ts'
import { bitsIn, plainMemory } from '../memory.ts'
import type { Changes, Stats } from '../query.ts'
import type { Row, Schema } from '../schema.ts'
import type { Segment } from '../segment/segment.ts'
import type { Snapshot } from '../segment/snapshot.ts'
import { bytesOf } from './bytes.ts'
import { rowOf } from './row-of.ts'

/** What became of rows: as they are now, or null where they are gone. */
type Changed = Map<number, Row | null>

/**
 * Keeps the index current. Changes are held beside the base, which stays as it is; a merge makes a new
 * base of both, step by step, and takes no time from changes that come in between.
 */
export class Keeper {
  private readonly schema: Schema
  private current: Snapshot
  private changed: Changed = new Map()
  /** Changes since the merge under way began. */
  private sinceMerge: Changed | null = null
  private batches = 0
  private merges = 0
  private readonly builtAt = new Date()
  private changedAt = this.builtAt

  constructor(schema: Schema, base: Segment) {
    this.schema = schema
    const nothing = finish(buildSegment(new Staging(schema), schema))
    this.current = { base, recent: nothing, superseded: nothing, standing: null }
  }

  get snapshot(): Snapshot {
    return this.current
  }

  /** A row that is both upserted and deleted is gone. */
  apply({ upserts = [], deletes = [] }: Changes): Snapshot {
    for (const { id } of upserts) checkedId(id)
    for (const row of upserts) this.note(row.id, row)
    for (const id of deletes) this.note(id, null)
    this.batches++
    this.changedAt = new Date()
    return this.publish(this.current.base)
  }

  /** Whether so much has changed that reading it beside the base costs more than a merge. */
  get mergeDue(): boolean {
    return this.sinceMerge === null && this.changed.size > Math.max(20_000, this.current.base.rows / 64)
  }

  *merge(): Generator<void, Snapshot> {
    const { base, standing } = this.current
    this.sinceMerge = new Map()
    const merged = yield* buildSegment(
      concat(pick(base, rowsStanding(base, standing)), this.recentRows()),
      this.schema,
    )
    this.changed = this.sinceMerge
    this.sinceMerge = null
    this.merges++
    return this.publish(merged)
  }

  stats(): Stats {
    const { base, recent, superseded } = this.current
    return {
      rows: base.rows + recent.rows - superseded.rows,
      bytes: bytesOf(this.current),
      unmerged: this.changed.size,
      batches: this.batches,
      merges: this.merges,
      builtAt: this.builtAt,
      changedAt: this.changedAt,
    }
  }

  private note(id: number, row: Row | null) {
    this.changed.set(id, row)
    this.sinceMerge?.set(id, row)
  }

  private publish(base: Segment): Snapshot {
    const gone = Int32Array.from(
      [...this.changed.keys()].map((id) => rowOf(base, id)).filter((row) => row >= 0),
    ).sort()
    this.current = {
      base,
      recent: this.build(this.recentRows()),
      superseded: this.build(pick(base, gone)),
      standing: gone.length === 0 ? null : allBut(base, gone),
    }
    return this.current
  }

  private recentRows(): Staging {
    const staging = new Staging(this.schema)
    staging.add([...this.changed.values()].filter((row) => row !== null))
    return staging
  }

  private build(source: Source): Segment {
    return finish(buildSegment(source, this.schema))
  }
}

function allBut(segment: Segment, gone: Int32Array): Bitmap {
  const standing = bitsIn(plainMemory, segment.words)
  setRange(standing, { lo: 0, hi: segment.rows })
  clearRows(standing, gone, 0, gone.length)
  return standing
}

function rowsStanding({ rows }: Segment, standing: Bitmap | null): Int32Array {
  return standing === null
    ? upTo(rows)
    : upTo(rows).filter((row) => ((standing[row >>> 5] as number) >>> (row & 31)) & 1)
}
