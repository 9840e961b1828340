import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { Caller, Calls } from '@seriba/threads/calls'
import { startThread, type Thread } from '@seriba/threads/thread'
import type { AsyncLotIndex, Changes, Likeness, Query, Selection } from '../query.ts'
import type { NamesIn, Row, Schema } from '../schema.ts'
import type { KeeperCalls, KeeperData, Keeping, ReaderCalls, ReaderData, RowSource } from './threads.ts'

export type PoolOptions<S extends Schema> = {
  /** Threads that answer searches; one more keeps the index current. */
  readers: number
  /**
   * The rows at the start, each id once: a module that threads of their own import, so that reading millions
   * of rows does not hold up this one; or batches from here. A module exports `fill(staging, part)`; its path
   * is absolute, such as `import.meta.resolve` gives.
   */
  rows: RowSource | Iterable<readonly Row<S>[]> | AsyncIterable<readonly Row<S>[]>
  /** How far the log of changes is in the rows. */
  upTo?: number
  keeping?: Keeping | undefined
}

/** An index in worker threads over one copy in shared memory. Resolves when it can be searched. */
export async function openLotIndex<S extends Schema>(
  schema: S,
  { readers, rows, upTo = 0, keeping }: PoolOptions<S>,
): Promise<AsyncLotIndex<S>> {
  const { index, keeper } = startThreads(schema, readers, keeping)
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
export async function reopenLotIndex<S extends Schema>(
  schema: S,
  { readers, keeping }: { readers: number; keeping: Keeping },
): Promise<{ index: AsyncLotIndex<S>; upTo: number } | null> {
  const { index, keeper } = startThreads(schema, readers, keeping)
  const upTo = await keeper.call('reopen', null).catch(() => null)
  if (upTo !== null) return { index, upTo }
  await index.close()
  return null
}

function startThreads<S extends Schema>(
  schema: S,
  count: number,
  keeping: Keeping | null = null,
): { index: AsyncLotIndex<S>; keeper: Caller<KeeperCalls> } {
  const channels = Array.from({ length: count }, () => new MessageChannel())
  const readers = channels.map(({ port1 }) =>
    start<ReaderCalls>('reader-thread', { schema, keeper: port1 } satisfies ReaderData, [port1]),
  )
  const ports = channels.map(({ port2 }) => port2)
  const keeper = start<KeeperCalls>(
    'keeper-thread',
    { schema, readers: ports, keeping } satisfies KeeperData,
    ports,
  )
  const threads = [keeper, ...readers]
  const close = async () => {
    await Promise.all(threads.map(({ worker }) => worker.terminate()))
  }

  const index: AsyncLotIndex<S> = {
    search: (query: Query<NamesIn<S>>) => readerFor(readers, query).call('search', query),
    count: async (selection: Selection<NamesIn<S>>, wanted) =>
      JSON.parse(await readerFor(readers, selection).call('count', { selection, wanted })),
    medians: (likeness) => idlest(readers.map(({ calls }) => calls)).call('medians', likeness as Likeness),
    frequencies: (selection: Selection<NamesIn<S>>, column) =>
      readerFor(readers, selection).call('frequencies', { selection, column }),
    apply: (changes) => keeper.calls.call('apply', changes as Changes),
    stats: () => keeper.calls.call('stats', null),
    close,
  }
  return { index, keeper: keeper.calls }
}

const start = <C extends Calls<C>>(
  name: string,
  workerData: KeeperData | ReaderData,
  transferList: MessagePort[],
): Thread<C> =>
  startThread<C>(new URL(`./${name}.ts`, import.meta.url), 'a thread of the lot index', {
    workerData,
    transferList,
  })

/**
 * A listing and its filters are asked of one reader, which then finds the rows once for both; unless it has
 * fallen behind another.
 */
function readerFor(readers: Thread<ReaderCalls>[], { scope, filters }: Selection): Caller<ReaderCalls> {
  const all = readers.map(({ calls }) => calls)
  const idle = idlest(all)
  const usual = all[hash(JSON.stringify([scope, filters])) % all.length] ?? idle
  return usual.pending > idle.pending + 1 ? idle : usual
}

const idlest = (all: Caller<ReaderCalls>[]) =>
  all.reduce((least, reader) => (reader.pending < least.pending ? reader : least))

function hash(text: string): number {
  let value = 0
  for (let i = 0; i < text.length; i++) value = (Math.imul(value, 31) + text.charCodeAt(i)) >>> 0
  return value
}
