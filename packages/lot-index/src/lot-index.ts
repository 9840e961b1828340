import { buildSegment, finish } from './build/build.ts'
import { rowsAsSource } from './build/staging.ts'
import type {
  Changes,
  Counted,
  Found,
  Frequencies,
  Median,
  Query,
  Selection,
  Similarity,
  Stats,
  Table,
  TableColumns,
  Wanted,
} from './query.ts'
import { Reader } from './read/reader.ts'
import type { NamesIn, Row, Schema } from './schema.ts'
import { SegmentWriter } from './update/segment-writer.ts'

/** The index in one thread: for tests, tools and small sets of rows. Servers keep it in worker threads. */
export class LotIndex<S extends Schema> {
  private readonly writer: SegmentWriter
  private readonly reader: Reader

  /** Rows come in batches; each id must come once. */
  constructor(schema: S, batches: Iterable<readonly Row<S>[]>) {
    this.writer = new SegmentWriter(schema, finish(buildSegment(rowsAsSource(schema, batches), schema)))
    this.reader = new Reader(schema, this.writer.snapshot)
  }

  search(query: Query<NamesIn<S>>): Found {
    return this.reader.search(query)
  }

  count(selection: Selection<NamesIn<S>>, wanted: Wanted<NamesIn<S>>): Counted {
    return this.reader.count(selection, wanted)
  }

  medians(likeness: Similarity<NamesIn<S>>): Median[] {
    return this.reader.medians(likeness)
  }

  frequencies(selection: Selection<NamesIn<S>>, column: NamesIn<S>['number']): Frequencies {
    return this.reader.frequencies(selection, column)
  }

  table(selection: Selection<NamesIn<S>>, columns: TableColumns<NamesIn<S>>): Table {
    return this.reader.table(selection, columns)
  }

  apply(changes: Changes<S>): void {
    this.writer.apply(changes)
    for (let chore = this.writer.chore(); chore !== null; chore = this.writer.chore()) finish(chore)
    this.reader.show(this.writer.snapshot)
  }

  /** Makes one base of all rows again, like in a new index. */
  merge(): void {
    finish(this.writer.merge())
    this.reader.show(this.writer.snapshot)
  }

  stats(): Stats {
    return this.writer.stats()
  }
}
