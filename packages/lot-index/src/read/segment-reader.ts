import type { Bitmap, Range } from '../bits/bitmap.ts'
import type { Filter, Query, Selection } from '../query.ts'
import type { Schema } from '../schema.ts'
import type { Part } from '../segment/snapshot.ts'
import { tuningOptions } from '../tuning.ts'
import { numbersOf } from './filter-rows.ts'
import { KnownCounts } from './known-counts.ts'
import { Matches } from './matches.ts'
import { placesWithin } from './places-within.ts'
import { overlap } from './ranges.ts'
import { Recent } from './recent.ts'
import { type Asked, type SimilarRows, similarRows } from './similar-rows.ts'
import type { SortOrder } from './sort-order.ts'
import { Subset } from './subset.ts'
import { Workspace } from './workspace.ts'

/** A listing and its filters come as two requests; a few others may come in between. */
const searchesKept = 8
const scopesKept = 16
/** Pages of lots come from the same few thousand models. */
const runsKept = 4096

/**
 * The rows that a search covers: all of them, and those that are still valid; the latter are counted from the former.
 */
type Scope = { all: Subset; standing: Subset | null; known: KnownCounts }

const scopeOf = (all: Subset): Scope => ({ all, standing: null, known: new KnownCounts(all) })

/** Reads one part of a snapshot in one thread. */
export class SegmentReader {
  readonly space: Workspace
  private readonly schema: Schema
  private everything: Subset | null = null
  private given: Bitmap | null = null
  private stillThere: Bitmap | null = null
  private readonly scopes = new Recent<Scope>(scopesKept, ({ all, standing }) => {
    // What was found in it goes first.
    this.searches.clear()
    this.narrow.clear()
    if (standing !== all) standing?.drop()
    if (all !== this.everything) all.drop()
  })
  private readonly runs = new Recent<SimilarRows>(runsKept)
  private places = new Int32Array()
  /** What filters by the first cluster column leave of scopes: most searches are for lots of one maker. */
  private readonly narrow = new Recent<Subset>(tuningOptions.narrowedKept, (narrowed) => {
    this.searches.clear()
    narrowed.drop()
  })
  private readonly searches = new Recent<Matches>(searchesKept, (matches) => matches.release())

  constructor({ segment, standing }: Part, schema: Schema) {
    this.space = new Workspace(segment)
    this.schema = schema
    this.stand(standing)
  }

  /** The segment's rows that are still valid, if that is not all of them. */
  get standing(): Bitmap | null {
    return this.stillThere
  }

  /** Other rows are valid from now on. What was remembered about the segment stays valid. */
  stand(standing: Bitmap | null): void {
    if (standing === this.given) return
    this.given = standing
    this.searches.clear()
    this.narrow.clear()
    for (const scope of this.scopes.values()) {
      if (scope.standing !== scope.all) scope.standing?.drop()
      scope.standing = null
    }
    if (this.stillThere) this.space.give([this.stillThere])
    this.stillThere = standing && this.space.copy(standing)
  }

  matches({ scope = [], filters }: Selection): Matches {
    const about = this.scope(scope)
    about.standing ??= this.standingOf(about.all)
    const { standing } = about
    return this.searches.get(JSON.stringify([scope, filters]), () => {
      return new Matches(standing, this.schema, filters, {
        known: (filter, bits) => standing.countedFrom(about.all, about.known.of(filter), bits),
        narrowed: (by, ranges) => this.narrowed(standing, JSON.stringify([scope, by]), ranges),
      })
    })
  }

  /** Whether a selection covers no row at all, whatever its filters. */
  isWithout({ scope = [] }: Selection): boolean {
    return this.rowsIn(scope).total === 0
  }

  order({
    sort: { column, order },
    scope = [],
    filters,
  }: Pick<Query, 'sort' | 'scope' | 'filters'>): SortOrder {
    const { segment } = this.space
    const descending = order === 'desc'
    if (column === 'id') {
      const unknown = this.space.greatestId + 1
      return { order: segment.byId, keys: segment.ids, unknown, descending, within: null }
    }
    const numbers = numbersOf(segment, column)
    const within = placesWithin(numbers, column, [...scope, ...filters])
    return { order: numbers, keys: numbers.codes, unknown: numbers.table.length, descending, within }
  }

  /** The number that a row is sorted by, null if it is unknown. */
  key(row: number, { column }: Query['sort']): number | null {
    const { segment } = this.space
    if (column === 'id') return segment.ids[row] ?? null
    const { table, codes } = numbersOf(segment, column)
    return table[codes[row] as number] ?? null
  }

  /** Room for this many places, overwritten again and again. */
  placesFor(count: number): Int32Array {
    if (this.places.length < count) this.places = new Int32Array(count * 2)
    return this.places
  }

  similarRows(run: number, asked: Asked): SimilarRows {
    return this.runs.get(`${run} ${asked.name}`, () => similarRows(this.rowsIn(asked.among), run, asked))
  }

  /** All rows of a scope, whether they are still valid or not. */
  rowsIn(filters: readonly Filter[]): Subset {
    return this.scope(filters).all
  }

  private scope(filters: readonly Filter[]): Scope {
    return this.scopes.get(JSON.stringify(filters), () => {
      this.everything ??= Subset.everything(this.space)
      const { everything } = this
      if (filters.length === 0) return scopeOf(everything)
      const matches = new Matches(everything, this.schema, filters)
      const all = matches.all.keep()
      matches.release()
      return scopeOf(all)
    })
  }

  private narrowed(standing: Subset, name: string, ranges: readonly Range[]): Subset | null {
    const rows = ranges.reduce((sum, { lo, hi }) => sum + hi - lo, 0)
    if (rows * tuningOptions.narrowedFrom < this.space.segment.rows) return null
    return this.narrow.get(name, () => standing.within(overlap(standing.ranges, ranges), []).keep())
  }

  private standingOf(all: Subset): Subset {
    return this.stillThere === null ? all : all.within(all.ranges, [this.stillThere]).keep()
  }
}
