import type { Memory } from '../memory.ts'
import type { Column, Schema } from '../schema.ts'
import type { Segment } from '../segment/segment.ts'
import type { Maker } from './maker.ts'
import { memoryOf } from './memory-for.ts'
import { numbersMaker } from './numbers.ts'
import type { Source } from './source.ts'
import { suffixBuilder } from './tails.ts'
import { tokensMaker } from './tokens.ts'
import { arePlaced, type Positions, take, type WorkPlan, waitUntilPlaced } from './work.ts'

/** Parts of a segment that are each made from one column alone. */
export type LoneParts = Pick<Segment, 'numbers' | 'tokens' | 'tails'>
type LoneColumn = readonly [name: string, column: Column]

export const loneColumns = ({ columns }: Schema): LoneColumn[] =>
  Object.entries(columns).filter(([, column]) => column.type !== 'value' || column.separator !== undefined)

/** Makes the columns that no other thread takes, one per step, once the rows' places are known. */
export function* makeColumns(
  source: Source,
  schema: Schema,
  work: WorkPlan,
  scratch: Float64Array,
  parts: LoneParts,
) {
  const columns = loneColumns(schema)
  const memory = memoryOf(work.pages)
  for (let column = take(work, columns); column; column = take(work, columns)) {
    begun(source, column, scratch)(memory, work.places, parts)
    yield
  }
}

/** The same next to a thread that determines the rows' places: until then it does what need not wait. */
export function buildColumns(source: Source, schema: Schema, work: WorkPlan): LoneParts {
  const parts: LoneParts = { numbers: {}, tokens: {}, tails: {} }
  const columns = loneColumns(schema)
  const ahead: ReturnType<typeof begun>[] = []
  const scratch = new Float64Array(source.rows)
  // What is started here is finished here: some columns are left to the other thread.
  while (!arePlaced(work) && ahead.length * 2 < columns.length) {
    const column = take(work, columns)
    if (column === undefined) break
    ahead.push(begun(source, column, scratch))
  }
  waitUntilPlaced(work)
  const memory = memoryOf(work.pages)
  for (const make of ahead) make(memory, work.places, parts)
  for (const _ of makeColumns(source, schema, work, scratch, parts));
  return parts
}

/** Does what can be done for a column before places are known; `scratch` is free for reuse afterwards. */
function begun(source: Source, [name, column]: LoneColumn, scratch: Float64Array) {
  const into =
    <Kind extends keyof LoneParts>(kind: Kind, make: Maker<LoneParts[Kind][string]>) =>
    (memory: Memory, places: Positions, parts: LoneParts) => {
      parts[kind][name] = make(memory, places)
    }
  if (column.type === 'number') {
    source.numbers(name, scratch)
    return into('numbers', numbersMaker(scratch))
  }
  if (column.type === 'words') return into('tokens', tokensMaker(source.tokens(name)))
  return into('tails', suffixBuilder(source.tails(name), column.separator ?? ''))
}
