import type { Bitmap, Range } from '../bits/bitmap.ts'
import type { Filter } from '../query.ts'
import { groupOf, type Schema } from '../schema.ts'
import { rowsOf } from './filter-rows.ts'
import type { Shortcut } from './known-counts.ts'
import { overlap } from './ranges.ts'
import type { Subset } from './subset.ts'

/** Filters that are left out together. */
type Group = { filters: Filter[]; ranges: readonly Range[] | null; bitmaps: Bitmap[] }

/** How the rows of one filter may be counted. */
type Known = (filter: Filter, bits: Bitmap) => Shortcut | null

/** The rows that match the filters of a search, with and without some of its groups. */
export class Matches {
  readonly all: Subset
  private readonly scope: Subset
  private readonly known: Known
  private readonly groups = new Map<string, Group>()
  private readonly own: Bitmap[] = []

  constructor(scope: Subset, schema: Schema, filters: readonly Filter[], known: Known = () => null) {
    this.scope = scope
    this.known = known
    for (const filter of filters) this.addTo(groupOf(schema, filter.column), filter)
    this.all = this.without([])
  }

  /** Those of the groups that the search has a filter of. */
  present(groups: readonly string[]): string[] {
    return groups.filter((name) => this.groups.has(name))
  }

  /** Rows that match the filters of all other groups. */
  without(left: readonly string[]): Subset {
    const { scope } = this
    const groups = [...this.groups].filter(([name]) => !left.includes(name)).map(([, group]) => group)
    const ranges = groups.reduce(
      (all, group) => (group.ranges ? overlap(all, group.ranges) : all),
      scope.ranges,
    )
    const bitmaps = groups.flatMap((group) => group.bitmaps)
    if (groups.length === 0) return scope
    const [filter, another] = groups.flatMap(({ filters }) => filters)
    const [bits] = bitmaps
    const isOnly = filter !== undefined && another === undefined && bits !== undefined
    return scope.within(ranges, bitmaps).counts(isOnly ? this.known(filter, bits) : null)
  }

  /** The one bitmap of a group, if that is all there is to it. */
  bitmapOf(name: string): Bitmap | null {
    const group = this.groups.get(name)
    return group?.ranges === null && group.bitmaps.length === 1 ? (group.bitmaps[0] ?? null) : null
  }

  release(): void {
    this.scope.space.give(this.own)
    this.own.length = 0
    this.all.release()
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
