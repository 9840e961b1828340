import type { Column, NamesIn, Row, Schema } from '../schema.ts'
import { GrowingIds } from './growing.ts'
import { type Staged, sourceOf } from './source.ts'
import { StagedNumbers, StagedTokens, StagedValues } from './staged-columns.ts'

type Filling = StagedValues | StagedTokens | StagedNumbers

const filling = (column: Column): Filling => {
  if (column.type === 'number') return new StagedNumbers()
  return column.type === 'words' ? new StagedTokens() : new StagedValues(column.separator)
}

/** Ids are kept in 32 bits. */
export function checkedId(id: number): number {
  if (Number.isInteger(id) && id >= 0 && id < 2 ** 32) return id
  throw new RangeError(`not an id of a row: ${id}`)
}

/**
 * Collects rows as they come: whole ones or cell by cell, because an object for each of millions would take most of the
 * time. Cell by cell, every column gets a cell for every id.
 */
export class Staging<S extends Schema = Schema> {
  private readonly ids = new GrowingIds()
  private readonly columns: Map<string, Filling>

  constructor(schema: S) {
    this.columns = new Map(Object.entries(schema.columns).map(([name, column]) => [name, filling(column)]))
  }

  /** About how many more rows will come: arrays that grow to that size step by step are copied again and again. */
  expect(rows: number): void {
    this.ids.reserve(rows)
    for (const column of this.columns.values()) column.expect(rows)
  }

  add(rows: readonly Row<S>[]): void {
    for (const { id } of rows) this.addId(id)
    for (const [name, column] of this.columns) {
      for (const row of rows as readonly Row[]) column.push(row[name])
    }
  }

  addId(id: number): void {
    this.ids.push(checkedId(id))
  }

  values(name: NamesIn<S>['value']): StagedValues {
    return this.column(name, StagedValues)
  }

  words(name: NamesIn<S>['words']): StagedTokens {
    return this.column(name, StagedTokens)
  }

  numbers(name: NamesIn<S>['number']): StagedNumbers {
    return this.column(name, StagedNumbers)
  }

  /** What has come so far. */
  staged(): Staged {
    const staged: Staged = { ids: this.ids.view(), values: {}, tails: {}, tokens: {}, numbers: {} }
    for (const [name, column] of this.columns) {
      if (column instanceof StagedTokens) staged.tokens[name] = column.listed()
      else if (column instanceof StagedNumbers) staged.numbers[name] = column.known()
      else {
        staged.values[name] = column.coded()
        if (column.separator !== undefined) staged.tails[name] = column.tails()
      }
    }
    return staged
  }

  private column<T extends Filling>(name: string, type: new (...args: never[]) => T): T {
    const column = this.columns.get(name)
    if (column instanceof type) return column
    throw new TypeError(`no such column: ${name}`)
  }
}

/** Whole rows as a source. */
export function rowsAsSource<S extends Schema>(schema: S, batches: Iterable<readonly Row<S>[]>) {
  const staging = new Staging(schema)
  for (const rows of batches) staging.add(rows)
  return sourceOf(staging.staged())
}
