import type { Bitmap, Range } from '../bits/bitmap.ts'
import type { Filter } from '../query.ts'
import { groupOf, groupOfFilter, type Schema } from '../schema.ts'
import { countedFromWords } from './counted-from-words.ts'
import { rowsOf } from './filter-rows.ts'
import { overlap } from './ranges.ts'
import type { Shortcut } from './shortcut.ts'
import type { Subset } from './subset.ts'

/** Filters that are left out together. */
type Group = { filters: Filter[]; ranges: readonly Range[] | null; bitmaps: Bitmap[] }

/** What is remembered about a scope from one search to the next. */
export type Cached = {
  /** How the rows of one filter may be counted. */
  known(filter: Filter, bits: Bitmap): Shortcut | null
  /** What filters by the first cluster column leave of it, if that is kept. */
  narrowed(filters: readonly Filter[], ranges: readonly Range[]): Subset | null
}

const nothing: Cached = { known: () => null, narrowed: () => null }

/** The rows that match the filters of a search, with and without some of its groups. */
export class Matches {
  readonly all: Subset
  private readonly scope: Subset
  private readonly remembered: Cached
  /** The group of the column that comes first in the layout of the rows. */
  private readonly first: string | null
  private readonly groups = new Map<string, Group>()
  private readonly own: Bitmap[] = []

  constructor(scope: Subset, schema: Schema, filters: readonly Filter[], remembered: Cached = nothing) {
    this.scope = scope
    this.remembered = remembered
    const [first] = schema.cluster
    this.first = first === undefined ? null : groupOf(schema, first)
    for (const filter of filters) this.addTo(groupOfFilter(schema, filter), filter)
    this.all = this.without([])
  }

  /** Those groups for which the search has a filter. */
  present(groups: readonly string[]): string[] {
    return groups.filter((name) => this.groups.has(name))
  }

  /** Rows that match the filters of all other groups. */
  without(left: readonly string[]): Subset {
    const groups = new Map([...this.groups].filter(([name]) => !left.includes(name)))
    const narrowed = this.narrowed(groups)
    const whole = narrowed ?? this.scope
    if (groups.size === 0) return whole
    const others = [...groups.values()]
    const ranges = others.reduce(
      (all, group) => (group.ranges ? overlap(all, group.ranges) : all),
      whole.ranges,
    )
    const bitmaps = others.flatMap((group) => group.bitmaps)
    const [filter, another] = others.flatMap(({ filters }) => filters)
    const [bits] = bitmaps
    const isOnly = narrowed === null && filter !== undefined && another === undefined && bits !== undefined
    const found = whole.within(ranges, bitmaps)
    if (isOnly) return found.counts(this.remembered.known(filter, bits))
    return found.counts(narrowed ? null : countedFromWords(found, others, this.remembered.known))
  }

  /** The only bitmap of a group, if it has just one. */
  bitmapOf(name: string): Bitmap | null {
    const group = this.groups.get(name)
    return group?.ranges === null && group.bitmaps.length === 1 ? (group.bitmaps[0] ?? null) : null
  }

  release(): void {
    this.scope.space.give(this.own)
    this.own.length = 0
    this.all.release()
  }

  /** What is kept of the scope by the first of the groups, which is then removed from them. */
  private narrowed(groups: Map<string, Group>): Subset | null {
    const group = this.first === null ? undefined : groups.get(this.first)
    if (this.first === null || !group?.ranges || group.bitmaps.length > 0) return null
    const narrowed = this.remembered.narrowed(group.filters, group.ranges)
    if (narrowed) groups.delete(this.first)
    return narrowed
  }

  private addTo(name: string, filter: Filter) {
    const group = this.groups.get(name) ?? { filters: [], ranges: null, bitmaps: [] }
    group.filters.push(filter)
    this.groups.set(name, group)
    const rows = rowsOf(this.scope.space, filter)
    if ('ranges' in rows) {
      group.ranges = group.ranges ? overlap(group.ranges, rows.ranges) : rows.ranges
      return
    }
    group.bitmaps.push(rows.bits)
    if (!rows.borrowed) this.own.push(rows.bits)
  }
}
