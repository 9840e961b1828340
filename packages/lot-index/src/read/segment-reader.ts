import type { Filter, Query, Selection, Sort } from '../query.ts'
import type { Schema } from '../schema.ts'
import type { Segment } from '../segment/segment.ts'
import { numbersOf } from './filter-rows.ts'
import { type Asked, type LikeRows, likeRows } from './like-rows.ts'
import type { SortOrder } from './list.ts'
import { Matches } from './matches.ts'
import { Recent } from './recent.ts'
import { Subset } from './subset.ts'
import { Workspace } from './workspace.ts'

/** A listing and its filters come as two requests; a few others may come in between. */
const searchesKept = 8
const scopesKept = 16
/** Pages of lots come from the same few thousand models. */
const runsKept = 4096

/** Reads one segment in one thread. */
export class SegmentReader {
  readonly space: Workspace
  private readonly schema: Schema
  private everything: Subset | null = null
  private readonly scopes = new Recent<Subset>(scopesKept)
  private readonly runs = new Recent<LikeRows>(runsKept)
  private places = new Int32Array()
  private readonly searches = new Recent<Matches>(searchesKept, (matches) => matches.release())

  constructor(segment: Segment, schema: Schema) {
    this.space = new Workspace(segment)
    this.schema = schema
  }

  matches({ scope = [], filters }: Selection): Matches {
    return this.searches.get(JSON.stringify([scope, filters]), () => {
      return new Matches(this.scope(scope), this.schema, filters)
    })
  }

  order({ column, order }: Sort): SortOrder {
    const { segment } = this.space
    const descending = order === 'desc'
    if (column === 'id') return { order: segment.byId, keys: segment.ids, unknown: -1, descending }
    const numbers = numbersOf(segment, column)
    return { order: numbers, keys: numbers.codes, unknown: numbers.table.length, descending }
  }

  /** The number that a row is sorted by, null where it is unknown. */
  key(row: number, { column }: Query['sort']): number | null {
    const { segment } = this.space
    if (column === 'id') return segment.ids[row] ?? null
    const { table, codes } = numbersOf(segment, column)
    return table[codes[row] as number] ?? null
  }

  /** Room for so many places, written on again and again. */
  placesFor(count: number): Int32Array {
    if (this.places.length < count) this.places = new Int32Array(count * 2)
    return this.places
  }

  likeRows(run: number, asked: Asked): LikeRows {
    return this.runs.get(JSON.stringify([run, asked]), () => likeRows(this, run, asked))
  }

  scope(filters: readonly Filter[]): Subset {
    this.everything ??= Subset.everything(this.space)
    const { everything } = this
    if (filters.length === 0) return everything
    return this.scopes.get(JSON.stringify(filters), () =>
      new Matches(everything, this.schema, filters).all.keep(),
    )
  }
}
