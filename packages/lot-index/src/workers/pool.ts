import { MessageChannel } from 'node:worker_threads'
import type { Caller } from '@seriba/threads/calls'
import { Team } from '@seriba/threads/team'
import { startThread } from '@seriba/threads/thread'
import type { AsyncLotIndex, Changes, Likeness, Query, Selection } from '../query.ts'
import type { NamesIn, Row, Schema } from '../schema.ts'
import type { KeeperCalls, KeeperData, Keeping, ReaderCalls, RowSource } from './threads.ts'

export type PoolOptions<S extends Schema> = {
  /**
   * The rows at the start, each id once: a module that threads of their own import, so that reading millions
   * of rows does not hold up this one; or batches from here. A module exports `fill(staging, part)`; its path
   * is absolute, such as `import.meta.resolve` gives.
   */
  rows: RowSource | Iterable<readonly Row<S>[]> | AsyncIterable<readonly Row<S>[]>
  /** How far the log of changes is in the rows. */
  upTo?: number
} & ReaderOptions

export type ReaderOptions = {
  /** Threads that answer searches; one more keeps the index current. */
  readers: number
  /** A module, named by its absolute path, that exports `answers` to other questions. */
  answers?: string
  keeping?: Keeping | undefined
}

/** An index in worker threads over one copy in shared memory. Resolves when it can be searched. */
export async function openLotIndex<S extends Schema, A = Record<never, never>>(
  schema: S,
  { rows, upTo = 0, ...options }: PoolOptions<S>,
): Promise<AsyncLotIndex<S, A>> {
  const { index, keeper } = startThreads<S, A>(schema, options)
  try {
    if ('module' in rows) await keeper.call('build', { source: rows, upTo })
    else {
      for await (const batch of rows) await keeper.call('add', batch as readonly Row[])
      await keeper.call('build', { source: null, upTo })
    }
  } catch (error) {
    await index.close()
    throw error
  }
  return index
}

/** The index that was kept, and how far the log of changes is in it; null where there is none of that label. */
export async function reopenLotIndex<S extends Schema, A = Record<never, never>>(
  schema: S,
  options: ReaderOptions & { keeping: Keeping },
): Promise<{ index: AsyncLotIndex<S, A>; upTo: number } | null> {
  const { index, keeper } = startThreads<S, A>(schema, options)
  const upTo = await keeper.call('reopen', null).catch(() => null)
  if (upTo !== null) return { index, upTo }
  await index.close()
  return null
}

function startThreads<S extends Schema, A>(
  schema: S,
  { readers: count, answers, keeping }: ReaderOptions,
): { index: AsyncLotIndex<S, A>; keeper: Caller<KeeperCalls> } {
  const channels = Array.from({ length: count }, () => new MessageChannel())
  const readers = new Team<ReaderCalls>(
    new URL('./reader-thread.ts', import.meta.url),
    what,
    channels.map(({ port1 }) => ({ workerData: { schema, keeper: port1, answers }, transferList: [port1] })),
  )
  const ports = channels.map(({ port2 }) => port2)
  const keeper = startThread<KeeperCalls>(new URL('./keeper-thread.ts', import.meta.url), what, {
    workerData: { schema, readers: ports, keeping: keeping ?? null } satisfies KeeperData,
    transferList: ports,
  })
  const close = async () => {
    await Promise.all([keeper.worker, ...readers.workers].map((worker) => worker.terminate()))
  }

  const index: AsyncLotIndex<S, A> = {
    search: (query: Query<NamesIn<S>>) => readers.call('search', query, subject(query)),
    count: async (selection: Selection<NamesIn<S>>, wanted) =>
      JSON.parse(await readers.call('count', { selection, wanted }, subject(selection))),
    medians: (likeness) => readers.call('medians', likeness as Likeness),
    frequencies: (selection: Selection<NamesIn<S>>, column) =>
      readers.call('frequencies', { selection, column }, subject(selection)),
    ask: (name, question, about) => readers.call('ask', { name, question }, subject(about)) as never,
    apply: (changes) => keeper.calls.call('apply', changes as Changes),
    stats: async () => {
      if (readers.failed) throw readers.failed
      return keeper.calls.call('stats', null)
    },
    close,
  }
  return { index, keeper: keeper.calls }
}

/** A reader has the rows of its last selections at hand. */
const subject = ({ scope, filters }: Selection) => JSON.stringify([scope, filters])

const what = 'a thread of the lot index'
