import type { Columns, NamesOf, NumberColumn, Row, ValueColumn, WordsColumn } from './schema.ts'

/** Strings are compared as they are: whoever wants to ignore case fills the index in upper case. */
export type Filter<C extends Columns = Columns> =
  /** Any of these values; of a column with a separator, any of these heads. */
  | { column: NamesOf<C, ValueColumn>; in: readonly string[] }
  /** Of a column with a separator the beginning of the whole: `GRS182-000`. */
  | { column: NamesOf<C, ValueColumn>; startsWith: string }
  /** A part of the value; of a column with a separator, of its head. */
  | { column: NamesOf<C, ValueColumn>; contains: string }
  /** All of these, each a whole word, or the part of one. */
  | { column: NamesOf<C, WordsColumn>; words: readonly string[]; match?: 'whole' | 'part' }
  /** Any of these ranges; both ends belong to it, and null leaves an end open. Rows without a number never match. */
  | { column: NamesOf<C, NumberColumn>; ranges: readonly NumberRange[] }

export type NumberRange = readonly [from: number | null, to: number | null]

/** Ties are broken by id, turned with the order; rows without the number come last in both orders. */
export type Sort<C extends Columns = Columns> = {
  column: NamesOf<C, NumberColumn> | 'id'
  order: 'asc' | 'desc'
}

/** Which rows: those that match all filters. */
export type Selection<C extends Columns = Columns> = {
  /** What the search is about, such as the lots still to be sold: no facet ever leaves it out. */
  scope?: readonly Filter<C>[]
  filters: readonly Filter<C>[]
}

export type Query<C extends Columns = Columns> = Selection<C> & {
  sort: Sort<C>
  offset: number
  limit: number
}

export type Found = { ids: number[]; total: number }

export type Wanted<C extends Columns = Columns> = {
  /** `top` keeps the values with the highest counts, the first in the alphabet of equals. */
  facets?: readonly (NamesOf<C, ValueColumn> | { column: NamesOf<C, ValueColumn>; top: number })[]
  bounds?: readonly NamesOf<C, NumberColumn>[]
}

/**
 * Counts and bounds as they would be without the column's own group of filters: an option's count says
 * what choosing it would give.
 */
export type Counted = {
  total: number
  /** By column: values that occur, in the order of their code units, each with its count. */
  facets: Record<string, [value: string, count: number][]>
  /** By column: least and greatest known number; null where no row has one. */
  bounds: Record<string, [min: number, max: number] | null>
}

/** Whole rows, new or changed, and ids of rows that are gone. A batch becomes visible as one. */
export type Changes<C extends Columns = Columns> = {
  upserts?: readonly Row<C>[]
  deletes?: readonly number[]
}

export type Stats = {
  rows: number
  /** Of all parts of the index; threads share one copy. */
  bytes: number
  /** Rows that changed since the last merge and are still held beside the base. */
  unmerged: number
  /** Batches applied since the build. */
  batches: number
  merges: number
  builtAt: Date
  /** When the last batch became visible; the time of the build before the first. */
  changedAt: Date
}

/** What can be asked of an index that lives in worker threads. */
export type AsyncLotIndex<C extends Columns = Columns> = {
  search(query: Query<C>): Promise<Found>
  count(selection: Selection<C>, wanted: Wanted<C>): Promise<Counted>
  /** Resolves when every search asked from then on sees the whole batch. */
  apply(changes: Changes<C>): Promise<void>
  stats(): Promise<Stats>
  close(): Promise<void>
}
