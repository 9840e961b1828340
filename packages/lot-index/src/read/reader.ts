import type {
  Counted,
  Found,
  Frequencies,
  Median,
  Query,
  Selection,
  Similarity,
  Table,
  TableColumns,
  Wanted,
} from '../query.ts'
import type { Schema } from '../schema.ts'
import type { Part, Snapshot } from '../segment/snapshot.ts'
import { countSelection, facetName } from './count-selection.ts'
import { countedTogether } from './counted-together.ts'
import { numbersOf } from './filter-rows.ts'
import { addFrequencies, countNumbers } from './frequencies.ts'
import { list } from './list.ts'
import { medians } from './medians.ts'
import { type Listing, pageOfAll } from './page-of-all.ts'
import { Recent } from './recent.ts'
import { SegmentReader } from './segment-reader.ts'
import type { Subset } from './subset.ts'
import { addTables, tableOf } from './table.ts'

/** The server asks for medians of one kind, a different one each day. */
const likenessesKept = 2

/** Answers searches from a snapshot, in one thread. */
export class Reader {
  private readonly schema: Schema
  private base: SegmentReader
  private changed: SegmentReader[]
  private readonly mediansKnown = new Recent<Recent<Median>>(likenessesKept)

  constructor(schema: Schema, [base, ...changed]: Snapshot) {
    this.schema = schema
    this.base = new SegmentReader(base, schema)
    this.changed = changed.map((part) => new SegmentReader(part, schema))
  }

  /** Reads another snapshot from now on. What was remembered about a segment stays valid for as long as it exists. */
  show([base, ...changed]: Snapshot): void {
    const before = new Map(this.parts.map((reader) => [reader.space.segment, reader]))
    const readerOf = (part: Part) => {
      const known = before.get(part.segment)
      known?.stand(part.standing)
      return known ?? new SegmentReader(part, this.schema)
    }
    this.base = readerOf(base)
    this.changed = changed.map(readerOf)
    this.mediansKnown.clear()
  }

  search(query: Query): Found {
    const listings = this.parts.map((reader) => listing(reader, reader.matches(query).all, query))
    const total = listings.reduce((sum, one) => sum + one.total, 0)
    return { ids: pageOfAll(query, listings), total }
  }

  count(selection: Selection, wanted: Wanted): Counted {
    // In the changes, every value counts.
    const all = { ...wanted, facets: (wanted.facets ?? []).map(facetName) }
    const changed = this.changed.flatMap((reader) =>
      reader.isWithout(selection) ? [] : [countSelection(reader, this.schema, selection, all)],
    )
    const base = countSelection(this.base, this.schema, selection, wanted, changed)
    return countedTogether(wanted, [base, ...changed])
  }

  medians(likeness: Similarity): Median[] {
    return medians(this.parts, likeness, this.mediansKnown)
  }

  frequencies(selection: Selection, column: string): Frequencies {
    return this.parts
      .map((reader) => countNumbers(reader.matches(selection).all, numbersOf(reader.space.segment, column)))
      .reduce(addFrequencies)
  }

  table(selection: Selection, columns: TableColumns): Table {
    return this.parts.map((reader) => tableOf(reader, selection, columns)).reduce(addTables)
  }

  private get parts(): SegmentReader[] {
    return [this.base, ...this.changed]
  }
}

function listing(reader: SegmentReader, subset: Subset, query: Query): Listing {
  const { ids } = reader.space.segment
  return {
    total: subset.total,
    rows: (offset, limit) =>
      list(subset, reader.order(query), { offset, limit }).map((row) => ({
        id: ids[row] as number,
        key: reader.key(row, query.sort),
      })),
  }
}
