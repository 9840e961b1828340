/**
 * One string per row: a maker, a color, a chassis code. A facet counts its values; a filter takes any of several, or
 * their beginning or a part of them.
 */
export type ValueColumn = ColumnGroup & {
  type: 'value'
  /**
   * Values are split at the first separator: `GRS182-0001234` at `-`. The head is the value that is counted and chosen;
   * the tail is kept by row, even if it is nearly unique, and found by its beginning.
   */
  separator?: string
}

/** Several strings per row, such as words of equipment. A filter requires all of its words. */
export type WordsColumn = ColumnGroup & { type: 'words' }

/** A number per row, or null if it is unknown: in no range and no bounds, and last in every order. */
export type NumberColumn = ColumnGroup & { type: 'number' }

export type ColumnGroup = {
  /** Filters in one group are left out together; a column is a group of its own by default. */
  group?: string
  /**
   * Groups that a facet or bounds of this column leave out in addition to their own: a maker's count ignores models.
   */
  leavesOut?: readonly string[]
}

export type Column = ValueColumn | WordsColumn | NumberColumn
export type Columns = { readonly [name: string]: Column }

/** Plain data, so that it can be passed to worker threads. */
export type Schema<C extends Columns = Columns> = {
  /**
   * Value columns, coarse to fine, that determine the order in which the rows are laid out. Filters by them are row
   * ranges and their facets popcounts of ranges, so that they may have many thousands of values.
   */
  readonly cluster: readonly string[]
  /** Value columns that most searches count: they are packed together. */
  readonly together?: readonly string[]
  /**
   * Value columns that are determined by another one, such as a day by the time of sale. They are counted through it,
   * and by themselves in rows where this is not so.
   */
  readonly derived?: { readonly [name: string]: string | undefined }
  readonly columns: C
}

type NamesOf<C extends Columns, Kind extends Column> = string extends keyof C
  ? string
  : { [Name in keyof C]: C[Name] extends Kind ? Name : never }[keyof C] & string

/** Names of columns by their type. */
export type Names = { value: string; words: string; number: string }

/** The names in a schema: `Query<NamesIn<typeof lots>>` is a query of lots. */
export type NamesIn<S extends Schema> = {
  value: NamesOf<S['columns'], ValueColumn>
  words: NamesOf<S['columns'], WordsColumn>
  number: NamesOf<S['columns'], NumberColumn>
}

/** What is filled into the index: a value for every column, and an id, an integer below 2^32. */
export type Row<S extends Schema = Schema> = { readonly id: number } & {
  readonly [Name in keyof S['columns']]: Cell<S['columns'][Name]>
}

type Cell<Kind extends Column> = Kind extends NumberColumn
  ? number | null
  : Kind extends WordsColumn
    ? readonly string[]
    : string

/** Returns its argument, with the names of its columns known to the compiler. */
export function defineSchema<const C extends Columns>(schema: {
  cluster: readonly NamesOf<C, ValueColumn>[]
  together?: readonly NamesOf<C, ValueColumn>[]
  derived?: { readonly [Name in NamesOf<C, ValueColumn>]?: NamesOf<C, ValueColumn> }
  columns: C
}): Schema<C> {
  return schema
}

const columnOf = ({ columns }: Schema, name: string): Column => {
  const column = columns[name]
  if (column === undefined) throw new TypeError(`no such column: ${name}`)
  return column
}

/** The group that a column's filters belong to. */
export const groupOf = (schema: Schema, name: string): string => columnOf(schema, name).group ?? name

/** The group that a filter belongs to. */
export const groupOfFilter = (schema: Schema, filter: { column: string } | { group: string }): string =>
  'group' in filter ? filter.group : groupOf(schema, filter.column)

/** The groups whose filters a facet or the bounds of a column leave out. */
export const leftOutBy = (schema: Schema, name: string): string[] => [
  groupOf(schema, name),
  ...(columnOf(schema, name).leavesOut ?? []),
]
