import { availableParallelism } from 'node:os'
import { Staging } from '@seriba/lot-index/build/staging'
import { isSegmentStored } from '@seriba/lot-index/keep/segment-file'
import { startThreads } from '@seriba/lot-index/workers/pool'
import { openClient } from '@seriba/server-kit/open-client'
import { copyLots, withParts } from './copy-lots.ts'
import { type IndexStorageOptions, indexStorageIn } from './keeping.ts'
import type { LotAnswers, LotsIndex } from './lot-answers.ts'
import { type LotsSchema, lotsSchema } from './lots-schema.ts'
import type { PlaceInLog } from './place-in-log.ts'
import { readChanges } from './read-changes.ts'

const answersModule = import.meta.resolve('./lot-answers.ts')
const copyModule = import.meta.resolve('./copy-lots.ts')
/** They read the rows at the start and answer searches from then on: the processor should not wait for either. */
const threads = Math.min(4, availableParallelism())

/** An index of all lots, how far it has followed the log of changes, and whether it was loaded from a stored one. */
export type Opened = { index: LotsIndex; place: PlaceInLog; kept: boolean }

type Options = {
  url: string
  keep?: IndexStorageOptions | undefined
  /** Called once the threads have work to do; this one may be busy with something else from then on. */
  begun: () => void
}

/** The index stored by the previous process, with later changes; else one read from all lots. */
export async function createIndex({ url, keep, begun }: Options): Promise<Opened> {
  // They start while it is being decided what to tell them.
  const started = startThreads<LotsSchema, LotAnswers>(lotsSchema, {
    readers: threads,
    answers: answersModule,
  })
  const { index } = started
  try {
    // A server whose control functions are closed to us prevents storing, and nothing else.
    const keeping = keep && (await indexStorageIn(keep, url).catch(() => undefined))
    if (keeping && (await isSegmentStored(keeping.file, keeping.label))) {
      const kept = started.reopen(keeping).catch(() => null)
      begun()
      const place = await changedSince(url, index, await kept, keeping.timeline)
      if (place !== null) return { index, place, kept: true }
    }
    return await withParts(url, threads, async (parts, place) => {
      const built = started.build({ rows: { module: copyModule, parts }, upTo: place.upTo, keeping })
      begun()
      await built
      return { index, place, kept: false }
    })
  } catch (error) {
    await index.close()
    throw error
  }
}

/** Catches up with the log; also null if it does not reach back to what was stored. */
async function changedSince(
  url: string,
  index: LotsIndex,
  kept: number | null,
  timeline: number,
): Promise<PlaceInLog | null> {
  if (kept === null) return null
  const client = await openClient(url, 'seriba lot index')
  try {
    const read = await readChanges(client, { upTo: kept, timeline })
    if (read === null) return null
    if (read.changes !== null) await index.apply(read.changes)
    return { upTo: read.upTo, timeline }
  } finally {
    await client.end()
  }
}

/** Reads a few lots and discards them: the first change should not wait for code to be compiled. */
export async function warmUpChangeReader(url: string): Promise<void> {
  const client = await openClient(url, 'seriba lot index')
  try {
    for (let i = 0; i < 3; i++) {
      await copyLots(client, new Staging(lotsSchema), 'id > (select max(id) from lots) - 2000')
    }
  } finally {
    await client.end()
  }
}
