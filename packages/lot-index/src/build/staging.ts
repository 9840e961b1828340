import type { Column, Row, Schema } from '../schema.ts'
import { GrowingCodes } from './growing.ts'
import type { Source } from './source.ts'
import { StagedNumbers, StagedTokens, StagedValues } from './staged-columns.ts'

type Staged = StagedValues | StagedTokens | StagedNumbers

const staged = (column: Column): Staged => {
  if (column.type === 'number') return new StagedNumbers()
  return column.type === 'words' ? new StagedTokens() : new StagedValues(column.separator)
}

/** Ids are kept in 32 bits. */
export function checkedId(id: number): number {
  if (Number.isInteger(id) && id >= 0 && id < 2 ** 32) return id
  throw new RangeError(`not an id of a row: ${id}`)
}

/** Collects rows as they come. */
export class Staging implements Source {
  private readonly id = new GrowingCodes()
  private readonly columns: Map<string, Staged>

  constructor(schema: Schema) {
    this.columns = new Map(Object.entries(schema.columns).map(([name, column]) => [name, staged(column)]))
  }

  add(rows: readonly Row[]): void {
    for (const { id } of rows) this.id.push(checkedId(id))
    for (const [name, column] of this.columns) {
      for (const row of rows) column.push(row[name])
    }
  }

  get rows() {
    return this.id.length
  }

  get ids() {
    return this.id.view()
  }

  values(name: string) {
    return this.column(name, StagedValues).coded()
  }

  tails(name: string) {
    return this.column(name, StagedValues).tails()
  }

  tokens(name: string) {
    return this.column(name, StagedTokens).listed()
  }

  numbers(name: string) {
    return this.column(name, StagedNumbers).known()
  }

  private column<T extends Staged>(name: string, type: new (...args: never[]) => T): T {
    const column = this.columns.get(name)
    if (column instanceof type) return column
    throw new TypeError(`no such column: ${name}`)
  }
}
