import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Source, sourceOf } from '../build/source.ts'
import type { Schema } from '../schema.ts'
import type { Loaded, LoaderData, RowSource } from './threads.ts'

/** Reads every part of the rows in a thread of its own, all at the same time. */
export const load = (schema: Schema, { module, parts }: RowSource): Promise<Source[]> =>
  Promise.all(parts.map((part) => loadPart({ schema, module, part })))

async function loadPart(workerData: LoaderData): Promise<Source> {
  const thread = new Worker(new URL('./loader-thread.ts', import.meta.url), { workerData })
  try {
    const [loaded] = (await once(thread, 'message')) as [Loaded]
    if ('error' in loaded) throw loaded.error
    return sourceOf(loaded.staged)
  } finally {
    await thread.terminate()
  }
}
