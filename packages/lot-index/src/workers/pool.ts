import { MessageChannel } from 'node:worker_threads'
import { spawnWorker } from '@seriba/threads/thread'
import { WorkerPool } from '@seriba/threads/worker-pool'
import type { AsyncLotIndex, Changes, Query, Selection, Similarity } from '../query.ts'
import type { NamesIn, Row, Schema } from '../schema.ts'
import type { Persistence, ReaderCalls, RowSource, WriterCalls, WriterData } from './threads.ts'

export type ThreadOptions = {
  /** Threads that answer searches; one more keeps the index current. */
  readers: number
  /** A module, given by its absolute path, that exports `answers` to other questions. */
  answers?: string
}

export type FirstRows<S extends Schema> = {
  /**
   * The rows at the start, each id once: either a module that is imported in threads of its own, so that reading
   * millions of rows does not hold up this one, or batches from here. A module exports `fill(staging, part)`; its path
   * is absolute, as returned by `import.meta.resolve`.
   */
  rows: RowSource | Iterable<readonly Row<S>[]> | AsyncIterable<readonly Row<S>[]>
  /** How far the log of changes is in the rows. */
  upTo?: number
  /** Where their base is kept for the next process. */
  keeping?: Persistence | undefined
}

/** The threads of an index, which can be searched once it has been built or reopened. */
export type LotIndexThreads<S extends Schema, A> = {
  index: AsyncLotIndex<S, A>
  /** Reopens the base that was kept: how far the log of changes is in it, or null if there is none with that label. */
  reopen(keeping: Persistence): Promise<number | null>
  build(first: FirstRows<S>): Promise<void>
}

/** An index in worker threads, with one copy in shared memory. Resolves when it can be searched. */
export async function openLotIndex<S extends Schema, A = Record<never, never>>(
  schema: S,
  { readers, answers, ...first }: ThreadOptions & FirstRows<S>,
): Promise<AsyncLotIndex<S, A>> {
  const { index, build } = startThreads<S, A>(schema, { readers, ...(answers && { answers }) })
  try {
    await build(first)
  } catch (error) {
    await index.close()
    throw error
  }
  return index
}

export function startThreads<S extends Schema, A = Record<never, never>>(
  schema: S,
  { readers: count, answers }: ThreadOptions,
): LotIndexThreads<S, A> {
  const channels = Array.from({ length: count }, () => new MessageChannel())
  const readers = new WorkerPool<ReaderCalls>(
    new URL('./reader-thread.ts', import.meta.url),
    what,
    channels.map(({ port1 }) => ({ workerData: { schema, writer: port1, answers }, transferList: [port1] })),
  )
  const ports = channels.map(({ port2 }) => port2)
  const { worker, calls: writer } = spawnWorker<WriterCalls>(
    new URL('./writer-thread.ts', import.meta.url),
    what,
    { workerData: { schema, readers: ports } satisfies WriterData, transferList: ports },
  )

  const index: AsyncLotIndex<S, A> = {
    search: (query: Query<NamesIn<S>>) => readers.call('search', query, subject(query)),
    count: async (selection: Selection<NamesIn<S>>, wanted) =>
      JSON.parse(await readers.call('count', { selection, wanted }, subject(selection))),
    medians: (likeness) => readers.call('medians', likeness as Similarity),
    frequencies: (selection: Selection<NamesIn<S>>, column) =>
      readers.call('frequencies', { selection, column }, subject(selection)),
    table: (selection: Selection<NamesIn<S>>, columns) =>
      readers.call('table', { selection, columns }, subject(selection)),
    ask: (name, question, about) => readers.call('ask', { name, question }, subject(about)) as never,
    apply: (changes) => writer.call('apply', changes as Changes),
    stats: async () => {
      if (readers.failed) throw readers.failed
      return writer.call('stats', null)
    },
    async close() {
      await Promise.all([worker, ...readers.workers].map((thread) => thread.terminate()))
    },
  }
  return {
    index,
    reopen: (keeping) => writer.call('reopen', keeping),
    async build({ rows, upTo = 0, keeping = null }) {
      if ('module' in rows) return writer.call('build', { source: rows, upTo, keeping })
      for await (const batch of rows) await writer.call('add', batch as readonly Row[])
      return writer.call('build', { source: null, upTo, keeping })
    },
  }
}

/** A reader has the rows of its last selections at hand. */
const subject = ({ scope, filters }: Selection) => JSON.stringify([scope, filters])

const what = 'a thread of the lot index'
