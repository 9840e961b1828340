import type { Codes } from '../memory.ts'
import { spread } from './growing.ts'

/** Rows to build a segment from, column by column, so that no more than one column has to be expanded at a time. */
export type Source = {
  rows: number
  ids: Uint32Array
  values(column: string): SourceValues
  tails(column: string): Lists<Uint8Array>
  tokens(column: string): SourceTokens
  /** Writes them to the beginning of an array, with NaN for unknown numbers. */
  numbers(column: string, into: Float64Array): void
}

/** A code by row; strings are in no particular order, may occur twice in the list and may be unused. */
export type SourceValues = { strings: readonly string[]; codes: Codes }

export type SourceTokens = Lists<Codes> & { strings: readonly string[] }

/** A list by row, all in one array: row `r` has `items[start[r]]` up to `items[start[r + 1]]`. */
export type Lists<Items> = { items: Items; start: Int32Array }

/** Rows as plain data that can be passed between threads; the arrays are in shared memory. */
export type Staged = {
  ids: Uint32Array
  values: Record<string, SourceValues>
  tails: Record<string, Lists<Uint8Array>>
  tokens: Record<string, SourceTokens>
  numbers: Record<string, Int32Array | Float64Array>
}

export const sourceOf = ({ ids, values, tails, tokens, numbers }: Staged): Source => ({
  rows: ids.length,
  ids,
  values: (column) => named(values, column),
  tails: (column) => named(tails, column),
  tokens: (column) => named(tokens, column),
  numbers: (column, into) => spread(named(numbers, column), into),
})

export function named<T>(parts: Record<string, T>, column: string): T {
  const part = parts[column]
  if (part === undefined) throw new TypeError(`no such column: ${column}`)
  return part
}
