import { availableParallelism } from 'node:os'
import { Staging } from '@seriba/lot-index/build/staging'
import { openLotIndex, reopenLotIndex } from '@seriba/lot-index/workers/pool'
import type { Keeping } from '@seriba/lot-index/workers/threads'
import pg from 'pg'
import { copyLots, withParts } from './copy-lots.ts'
import { type KeepOptions, keepingIn } from './keeping.ts'
import type { LotAnswers, LotsIndex } from './lot-answers.ts'
import { type LotsSchema, lotsSchema } from './lots-schema.ts'
import { readChanges } from './read-changes.ts'

const answersModule = import.meta.resolve('./lot-answers.ts')
const copyModule = import.meta.resolve('./copy-lots.ts')
/** They read the rows at the start, and answer searches from then on: the processor should not wait for either. */
const threads = Math.min(4, availableParallelism())

/** An index of all lots, how far the log of changes is in it, and whether it had been kept. */
export type Opened = { index: LotsIndex; upTo: number; kept: boolean }

type Where = { url: string; keep?: KeepOptions | undefined }

/** The index that the process before has kept, with what changed since; else one read from all lots. */
export async function openIndex({ url, keep }: Where): Promise<Opened> {
  // A server whose control functions are closed to us is a reason not to keep, and no more.
  const keeping = keep && (await keepingIn(keep, url).catch(() => undefined))
  const reopened = keeping && (await reopen(url, keeping))
  if (reopened) return reopened
  return withParts(url, threads, async (parts, upTo) => ({
    index: await openLotIndex<LotsSchema, LotAnswers>(lotsSchema, {
      readers: threads,
      answers: answersModule,
      rows: { module: copyModule, parts },
      upTo,
      keeping,
    }),
    upTo,
    kept: false,
  }))
}

/** Reads a few lots and forgets them: the first change that comes should not wait for code to be compiled. */
export async function rehearseChanges(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'seriba lot index' })
  try {
    await client.connect()
    for (let i = 0; i < 3; i++) {
      await copyLots(client, new Staging(lotsSchema), 'id > (select max(id) from lots) - 2000')
    }
  } finally {
    await client.end()
  }
}

/** Null as well where the log of changes does not reach back to what was kept. */
async function reopen(url: string, keeping: Keeping): Promise<Opened | null> {
  const kept = await reopenLotIndex<LotsSchema, LotAnswers>(lotsSchema, {
    readers: threads,
    answers: answersModule,
    keeping,
  })
  if (kept === null) return null
  const client = new pg.Client({ connectionString: url, application_name: 'seriba lot index' })
  try {
    await client.connect()
    const read = await readChanges(client, kept.upTo)
    if (read === null) {
      await kept.index.close()
      return null
    }
    if (read.changes !== null) await kept.index.apply(read.changes)
    return { index: kept.index, upTo: read.upTo, kept: true }
  } catch (error) {
    await kept.index.close()
    throw error
  } finally {
    await client.end()
  }
}
