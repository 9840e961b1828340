import { wordsFor } from '../bits/bitmap.ts'
import type { Schema } from '../schema.ts'
import type { Segment } from '../segment/segment.ts'
import { derivedColumns } from './derived.ts'
import { layOut } from './layout.ts'
import { makeColumns } from './lone-columns.ts'
import { memoryOf } from './memory-for.ts'
import { Packing } from './packing.ts'
import type { Source } from './source.ts'
import { buildValues, type Coded, coded } from './values.ts'
import { announcePlaced, planWork, type WorkPlan } from './work.ts'

/**
 * Builds a segment in steps: it yields between columns, so that its caller can do other things, too. Columns that other
 * threads have taken are missing in it.
 */
export function* buildSegment(
  source: Source,
  schema: Schema,
  work: WorkPlan = planWork(source.rows),
): Generator<void, Segment> {
  const memory = memoryOf(work.pages)
  /** Allocating memory takes longer than what is done in it, so one column after the other is worked out here. */
  const scratch = new Float64Array(source.rows)
  const { ids, byId, levels } = layOut(memory, source, schema.cluster, work.places, scratch)
  announcePlaced(work)
  const { from } = work.places
  yield
  const facets: [name: string, column: Coded][] = []
  for (const [name, { type }] of Object.entries(schema.columns)) {
    if (type !== 'value' || schema.cluster.includes(name)) continue
    facets.push([name, coded(source.values(name))])
    yield
  }
  const derived = derivedColumns(memory, schema, new Map(facets))
  const sizes = facets
    .filter(([name]) => !derived.has(name))
    .map(([name, { dictionary }]) => [name, dictionary.length] as const)
  const packing = new Packing(memory, source.rows, sizes, schema.together ?? [])
  const segment: Segment = {
    memory: work.pages,
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
    const { by = name, codes = null } = derived.get(name) ?? {}
    const place = packing.placeOf(by)
    segment.values[name] = buildValues(memory, column, from, packing, { place, derived: codes })
    yield
  }
  yield* makeColumns(source, schema, work, scratch, segment)
  return segment
}

/** Runs a build to its end. */
export function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
