import type { Staged } from './build/source.ts'
import type { Names, NamesIn, Row, Schema } from './schema.ts'

/** Strings are compared as they are: to ignore case, fill the index in upper case. */
export type Filter<N extends Names = Names> =
  /** Any of these values; in a column with a separator, any of these heads. */
  | { column: N['value']; in: readonly string[] }
  /** In a column with a separator, the beginning of the whole value: `GRS182-000`. */
  | { column: N['value']; startsWith: string }
  /** A part of the value; in a column with a separator, of its head. */
  | { column: N['value']; contains: string }
  /** All of these, each as a whole word, or as part of one. */
  | { column: N['words']; words: readonly string[]; match?: 'whole' | 'part' }
  /** Any of these ranges; both ends are included, and null leaves an end open. Rows without a number never match. */
  | { column: N['number']; ranges: readonly NumberRange[] }
  | ById
  | Either<N>

/** These rows, if they exist. `group` is what facets leave out. */
export type ById = { group: string; ids: readonly number[] }

/** Rows that match all filters of any of these lists; with `not`, all others. `group` is what facets leave out. */
export type Either<N extends Names = Names> = {
  group: string
  either: readonly (readonly Filter<N>[])[]
  not?: boolean
}

export type NumberRange = readonly [from: number | null, to: number | null]

/** Ties are broken by id, in the direction of the order; rows without the number come last in both orders. */
export type Sort<N extends Names = Names> = {
  column: N['number'] | 'id'
  order: 'asc' | 'desc'
}

/** Which rows: those that match all filters. */
export type Selection<N extends Names = Names> = {
  /** What the search covers, such as lots that have not been sold yet: no facet ever leaves it out. */
  scope?: readonly Filter<N>[]
  filters: readonly Filter<N>[]
}

export type Query<N extends Names = Names> = Selection<N> & {
  sort: Sort<N>
  offset: number
  limit: number
}

export type Found = { ids: number[]; total: number }

export type Wanted<N extends Names = Names> = {
  /** `top` keeps the values with the highest counts, alphabetically first among equals. */
  facets?: readonly (N['value'] | { column: N['value']; top: number })[]
  bounds?: readonly N['number'][]
}

/**
 * Counts and bounds as they would be without the column's own group of filters: an option's count says what choosing it
 * would return.
 */
export type Counted = {
  total: number
  /** By column: values that occur, in the order of their code units, each with its count. */
  facets: Record<string, [value: string, count: number][]>
  /** By column: least and greatest known number; null if no row has one. */
  bounds: Record<string, [min: number, max: number] | null>
}

/**
 * Rows similar to each of some rows: with the same values in all cluster columns, and meeting the other conditions
 * here.
 */
export type Similarity<N extends Names = Names> = {
  ids: readonly number[]
  among: readonly Filter<N>[]
  /** How far a number may be from the row's own; an unknown number is close to nothing. */
  near: { readonly [Column in N['number']]?: number }
  /** The number whose median is requested. */
  of: N['number']
}

/** Of those that are known; null if there are none. */
export type Median = { count: number; median: number | null }

/**
 * Rows, new or changed, each id once, and ids of deleted rows; an id that is in both is deleted. A batch becomes
 * visible as a whole.
 */
export type Changes<S extends Schema = Schema> = {
  upserts?: readonly Row<S>[] | Staged
  deletes?: readonly number[]
  /** How far the log that they come from has been read with them; it is kept with a base. */
  upTo?: number
}

export type Stats = {
  rows: number
  /** For all parts of the index; threads share one copy. */
  bytes: number
  /** Rows that changed since the last merge and are still held outside the base. */
  unmerged: number
  /** Batches applied since the build. */
  batches: number
  merges: number
  builtAt: Date
  /** When the last batch became visible; before the first, the time of the build. */
  changedAt: Date
}

/** Known numbers of the rows found, ascending, and how many rows have each. */
export type Frequencies = { numbers: Float64Array; counts: Uint32Array }

/** Rows by their ids, ascending, with columns of their numbers, where NaN is unknown, and of their values. */
export type Table = { ids: Float64Array; columns: Float64Array[]; values: string[][] }

/** Values are those of columns outside the cluster. */
export type TableColumns<N extends Names = Names> = {
  numbers: readonly N['number'][]
  values: readonly N['value'][]
}

/** An index from the reader's side. */
export type LotReader<S extends Schema = Schema> = {
  search(query: Query<NamesIn<S>>): Found
  count(selection: Selection<NamesIn<S>>, wanted: Wanted<NamesIn<S>>): Counted
  medians(likeness: Similarity<NamesIn<S>>): Median[]
  frequencies(selection: Selection<NamesIn<S>>, column: NamesIn<S>['number']): Frequencies
  /** Every row that is found: only for selections that leave few. */
  table(selection: Selection<NamesIn<S>>, columns: TableColumns<NamesIn<S>>): Table
}

/** Other questions, by name: answered in the thread that reads the index, so that only the answer crosses threads. */
export type Answers<S extends Schema = Schema> = Record<
  string,
  (index: LotReader<S>, question: never) => unknown
>

type QuestionOf<A> = A extends (index: never, question: infer Question) => unknown ? Question : never
type AnswerOf<A> = A extends (index: never, question: never) => infer Answer ? Answer : never

/** What can be asked of an index in worker threads. */
export type AsyncLotIndex<S extends Schema = Schema, A = Record<never, never>> = {
  search(query: Query<NamesIn<S>>): Promise<Found>
  count(selection: Selection<NamesIn<S>>, wanted: Wanted<NamesIn<S>>): Promise<Counted>
  /** For each id, in their order. */
  medians(likeness: Similarity<NamesIn<S>>): Promise<Median[]>
  frequencies(selection: Selection<NamesIn<S>>, column: NamesIn<S>['number']): Promise<Frequencies>
  /** Every row that is found, by id: only for selections that leave few. */
  table(selection: Selection<NamesIn<S>>, columns: TableColumns<NamesIn<S>>): Promise<Table>
  /** `about` is the selection that the answer starts from. */
  ask<Name extends keyof A & string>(
    name: Name,
    question: QuestionOf<A[Name]>,
    about: Selection<NamesIn<S>>,
  ): Promise<AnswerOf<A[Name]>>
  /** Resolves when every search from then on sees the whole batch. */
  apply(changes: Changes<S>): Promise<void>
  stats(): Promise<Stats>
  close(): Promise<void>
}
