import type { Bitmap } from '../bits/bitmap.ts'
import type { Counted, Found, Frequencies, Likeness, Median, Query, Selection, Wanted } from '../query.ts'
import type { Schema } from '../schema.ts'
import type { Snapshot } from '../segment/snapshot.ts'
import { countSelection, facetName } from './count-selection.ts'
import { countedTogether } from './counted-together.ts'
import { numbersOf } from './filter-rows.ts'
import { addFrequencies, countNumbers } from './frequencies.ts'
import { list } from './list.ts'
import { medians } from './medians.ts'
import { type Placed, pageOfBoth } from './page-of-both.ts'
import { SegmentReader } from './segment-reader.ts'
import type { Subset } from './subset.ts'

/** Answers searches from a snapshot, in one thread. */
export class Reader {
  private readonly schema: Schema
  private snapshot: Snapshot
  private standing: Bitmap | null
  private base: SegmentReader
  private recent: SegmentReader
  private superseded: SegmentReader

  constructor(schema: Schema, snapshot: Snapshot) {
    this.schema = schema
    this.snapshot = snapshot
    this.base = new SegmentReader(snapshot.base, schema)
    this.standing = snapshot.standing && this.base.space.copy(snapshot.standing)
    this.recent = new SegmentReader(snapshot.recent, schema)
    this.superseded = new SegmentReader(snapshot.superseded, schema)
  }

  /** Reads another snapshot from now on. What was remembered of the base stays good for as long as it does. */
  show(snapshot: Snapshot): void {
    if (snapshot.base !== this.snapshot.base) this.base = new SegmentReader(snapshot.base, this.schema)
    else if (this.standing) this.base.space.give([this.standing])
    this.standing = snapshot.standing && this.base.space.copy(snapshot.standing)
    this.recent = new SegmentReader(snapshot.recent, this.schema)
    this.superseded = new SegmentReader(snapshot.superseded, this.schema)
    this.snapshot = snapshot
  }

  search(query: Query): Found {
    const old = this.base.matches(query).all
    const recent = this.recent.matches(query).all
    const total = old.total + recent.total - this.superseded.matches(query).all.total
    if (recent.total === 0) return { ids: this.idsOfBase(old, query), total }
    return {
      ids: pageOfBoth(query, this.listing(this.base, old, query), this.listing(this.recent, recent, query)),
      total,
    }
  }

  count(selection: Selection, wanted: Wanted): Counted {
    const { standing } = this
    const counted = (reader: SegmentReader, some: Wanted) =>
      countSelection(reader, this.schema, selection, some, null)
    if (standing === null && this.snapshot.recent.rows === 0)
      return countedTogether(wanted, [[1, counted(this.base, wanted)]])
    const gone = counted(this.superseded, { facets: allOf(wanted) })
    const recent = counted(this.recent, { ...wanted, facets: allOf(wanted) })
    const base = countSelection(this.base, this.schema, selection, wanted, standing, [gone, recent])
    return countedTogether(wanted, [
      [1, base],
      [-1, gone],
      [1, recent],
    ])
  }

  medians(likeness: Likeness): Median[] {
    const recent = { reader: this.recent, standing: null }
    return medians([recent, { reader: this.base, standing: this.standing }], likeness)
  }

  frequencies(selection: Selection, column: string): Frequencies {
    const counted = (reader: SegmentReader, standing: Bitmap | null) => {
      const { all } = reader.matches(selection)
      const still = standing ? all.and(standing) : all
      const found = countNumbers(still, numbersOf(reader.space.segment, column))
      if (still !== all) still.release()
      return found
    }
    return addFrequencies(counted(this.base, this.standing), counted(this.recent, null))
  }

  private idsOfBase(subset: Subset, query: Query): number[] {
    return this.listing(this.base, subset, query)
      .rows(query.offset, query.limit)
      .map(({ id }) => id)
  }

  private listing(reader: SegmentReader, subset: Subset, { sort }: Query) {
    const { standing } = this
    const order = reader.order(sort)
    const { ids } = reader.space.segment
    const standingSubset = reader === this.base && standing ? subset.and(standing) : subset
    return {
      total: standingSubset.total,
      rows: (offset: number, limit: number): Placed[] =>
        list(standingSubset, order, { offset, limit }).map((row) => ({
          id: ids[row] as number,
          key: reader.key(row, sort),
        })),
    }
  }
}

/** Of what has changed every value counts. */
const allOf = ({ facets = [] }: Wanted) => facets.map(facetName)
