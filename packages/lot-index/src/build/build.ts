import { wordsFor } from '../bits/bitmap.ts'
import { type Memory, plainMemory } from '../memory.ts'
import type { Schema } from '../schema.ts'
import type { Segment } from '../segment/segment.ts'
import { mostBytes, WasmMemory } from '../simd/wasm-memory.ts'
import { newPages, type SharedPages } from '../simd/webassembly.ts'
import { tuning } from '../tuning.ts'
import { layOut } from './layout.ts'
import { buildNumbers } from './numbers.ts'
import { Packing } from './packing.ts'
import type { Source } from './source.ts'
import { buildTails } from './tails.ts'
import { buildTokens } from './tokens.ts'
import { buildValues, type Coded, coded } from './values.ts'

/** Builds a segment in steps: it yields between columns, so that whoever drives it can do other things too. */
export function* buildSegment(source: Source, schema: Schema): Generator<void, Segment> {
  const { memory, pages } = memoryFor(source.rows)
  const { places, ids, byId, levels } = layOut(memory, source, schema.cluster)
  const { from } = places
  yield
  const columns = Object.entries(schema.columns)
  const facets: [name: string, column: Coded][] = []
  for (const [name, { type }] of columns) {
    if (type !== 'value' || schema.cluster.includes(name)) continue
    facets.push([name, coded(source.values(name))])
    yield
  }
  const sizes = facets.map(([name, { dictionary }]) => [name, dictionary.length] as const)
  const packing = new Packing(memory, source.rows, sizes, schema.together ?? [])
  const segment: Segment = {
    memory: pages,
    rows: source.rows,
    words: wordsFor(source.rows),
    ids,
    byId,
    levels,
    values: {},
    packs: packing.packs,
    tails: {},
    numbers: {},
    tokens: {},
  }
  for (const [name, column] of facets) {
    segment.values[name] = buildValues(memory, column, from, packing, packing.placeOf(name))
    yield
  }
  for (const [name, column] of columns) {
    if (column.type === 'number') segment.numbers[name] = buildNumbers(memory, source.numbers(name), places)
    else if (column.type === 'words') segment.tokens[name] = buildTokens(memory, source.tokens(name), from)
    else if (column.separator !== undefined) {
      segment.tails[name] = buildTails(memory, source.tails(name), column.separator, from)
    }
    yield
  }
  return segment
}

/** Where the arrays of so many rows go; `pages` is null where kernels will not read them. */
export function memoryFor(rows: number): { memory: Memory; pages: SharedPages | null } {
  const pages = deservesWasm(rows) ? newPages() : null
  return { memory: pages ? new WasmMemory(pages) : plainMemory, pages }
}

/** A segment of several gigabytes fits no WebAssembly memory. */
const deservesWasm = (rows: number) => rows >= tuning.simdFrom && rows * bytesPerRowAtMost < mostBytes
const bytesPerRowAtMost = 320

/** Drives a build to its end. */
export function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
