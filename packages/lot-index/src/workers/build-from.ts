import { Worker } from 'node:worker_threads'
import { nextMessage } from '@seriba/threads/messages'
import { buildSegment } from '../build/build.ts'
import { concat } from '../build/concat.ts'
import type { LoneParts } from '../build/lone-columns.ts'
import { type Staged, sourceOf } from '../build/source.ts'
import { planWork } from '../build/work.ts'
import type { Schema } from '../schema.ts'
import type { Segment } from '../segment/segment.ts'
import { runInSlices } from './run-in-slices.ts'
import type { BuildRequest, LoaderData, Outcome, RowSource } from './threads.ts'

/**
 * What a loader creates for a row is garbage by the next one; a larger heap would only be fresh memory, which takes
 * time.
 */
const youngMb = 4

/**
 * Reads every part of the rows in a thread of its own, all at the same time. All but one of these threads, and this one
 * in its place, then build a segment from them.
 */
export async function buildFrom(schema: Schema, { module, parts }: RowSource): Promise<Segment> {
  const threads = parts.map((part) => {
    const workerData: LoaderData = { schema, module, part }
    return new Worker(new URL('./loader-thread.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxYoungGenerationSizeMb: youngMb },
    })
  })
  try {
    const staged = await Promise.all(threads.map((thread) => nextOutcome<Staged>(thread)))
    const [done, ...helpers] = threads
    await done?.terminate()

    const source = concat(staged.map(sourceOf))
    const work = planWork(source.rows)
    const toMake: BuildRequest = { staged: staged.map((part) => ({ ...part, values: {} })), work }
    // Started first, because this thread is busy from then on.
    const asked = helpers.map((helper) => {
      helper.postMessage(toMake)
      return nextOutcome<LoneParts>(helper)
    })
    const [segment, ...made] = await Promise.all([runInSlices(buildSegment(source, schema, work)), ...asked])
    for (const kind of ['numbers', 'tokens', 'tails'] as const) {
      Object.assign(segment[kind], ...made.map((part) => part[kind]))
    }
    return segment
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}

async function nextOutcome<T>(thread: Worker): Promise<T> {
  const outcome = await nextMessage<Outcome<T>>(thread)
  if ('error' in outcome) throw outcome.error
  return outcome.value
}
