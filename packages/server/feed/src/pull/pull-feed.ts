import { tableOfPart } from '@seriba/domain/feeds/feed-source'
import { type NextPull, nextPull } from '@seriba/domain/feeds/next-pull'
import { jstDay } from '@seriba/domain/time/jst'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import { notifyFeedsChanged } from '@seriba/server-kit/desk-events'
import { openSealed } from '@seriba/server-kit/sealed-secret'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { findFixes } from '../fixes.ts'
import { type LotWriter, openLotWriter } from '../lot-writer.ts'
import { openSource, type Source } from '../source/open-source.ts'
import { SourceError } from '../source/source-error.ts'
import { openSpellings, type Spellings } from '../spellings.ts'
import { codeSeal } from './code-seal.ts'
import { findSource, type PullRow, planOf, pullOf, type SourceNow, stateOf } from './pull-state.ts'
import { recordFailure } from './record-failure.ts'
import { passMode, startPass } from './start-pass.ts'
import { PullOvertaken, writePage } from './write-page.ts'

export type PullContext = {
  db: Db
  pool: pg.Pool
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** The server’s secret, with which codes are encrypted. */
  secret: string
  /** Whether sources may be in the server’s own network. */
  privateHosts: boolean
}

export type Slice = {
  /** Stops at any point. */
  signal?: AbortSignal | undefined
  /** Whether to continue with the next page. */
  goOn(): boolean
  now(): Date
  wait(ms: number): Promise<unknown>
}

/** Longer waits are left to the scheduler. */
const longestWaitMs = 15_000

/** Large passes make the tables' statistics outdated. */
const largePass = 10_000

/**
 * Reads a source on from its place, page by page, until nothing is due or the time slice is over. One process at a
 * time: the lock belongs to the writing connection and ends with it.
 */
export async function pullFeed(
  ctx: PullContext,
  feedId: number,
  slice: Slice,
): Promise<'due' | 'done' | 'busy'> {
  const writer = await openLotWriter(ctx.pool)
  try {
    const [lock] = (await writer.ask(`select pg_try_advisory_lock(hashtext('feed pull'), $1) as taken`, [
      feedId,
    ])) as unknown as { taken: boolean }[]
    if (!lock?.taken) return 'busy'
    try {
      return await readOn(ctx, feedId, writer, slice)
    } finally {
      await writer.ask(`select pg_advisory_unlock(hashtext('feed pull'), $1)`, [feedId]).catch(() => {})
    }
  } finally {
    await writer.close()
  }
}

async function readOn(
  ctx: PullContext,
  feedId: number,
  writer: LotWriter,
  slice: Slice,
): Promise<'due' | 'done'> {
  const spellings = openSpellings(writer.ask)
  while (slice.goOn()) {
    const now = await findSource(ctx.db, feedId)
    if (!now || now.paused || !now.settings.mayKeepCopy) return 'done'
    const next = nextPull(planOf(now), now.pulls.map(stateOf), slice.now())
    if (next === null) {
      const waits = retryIn(now, slice.now())
      if (waits === null || waits > longestWaitMs) return 'done'
      await slice.wait(waits)
      continue
    }
    try {
      await step({ ...ctx, writer, spellings }, now, next, slice)
      await withTransaction(ctx, (tx) => notifyFeedsChanged(tx, null))
    } catch (error) {
      if (error instanceof PullOvertaken) continue
      if (!(error instanceof SourceError)) throw error
      ctx.log.warn(
        { feed: feedId, part: next.part, reason: error.reason, said: error.said },
        'a source failed',
      )
      await recordFailure(ctx.db, now, next.part, error, slice.now())
    }
  }
  return 'due'
}

/** Milliseconds until the first failed part is tried again. */
function retryIn({ pulls }: SourceNow, now: Date): number | null {
  const moments = pulls
    .flatMap(({ retry_at: at, stopped_at: stopped }) =>
      at === null || stopped !== null ? [] : [Date.parse(at) - now.getTime()],
    )
    .filter((ms) => ms > 0)
  return moments.length === 0 ? null : Math.min(...moments)
}

type Tools = PullContext & { writer: LotWriter; spellings: Spellings }

/** The next page, or the beginning of a pass. */
async function step(tools: Tools, now: SourceNow, next: NextPull, slice: Slice) {
  const { feedId } = now
  const source = openSource(now.settings, {
    code: codeOf(now, tools.secret),
    privateHosts: tools.privateHosts,
    signal: slice.signal,
  })
  const table = tableOfPart(next.part)
  if (next.begin) {
    const counts = passMode(now, next.part, next.begin) === 'all'
    const total = counts ? await countOf(source, table, jstDay(slice.now())) : null
    await startPass(tools.db, now, { part: next.part, begin: next.begin, total }, slice.now())
    tools.log.info({ feed: feedId, part: next.part, ...next.begin }, 'a source is being read')
    return
  }
  const pull = pullOf(now, next.part)
  if (!pull) return
  const page = await source.readPage(pageAskOf(pull, jstDay(slice.now())))
  const fixes = await findFixes(tools.db, feedId)
  const settings = { ...now.settings, words: now.words }
  const isOver = await writePage({ ...tools, settings, fixes }, pull, page)
  if (!isOver) return
  tools.log.info({ feed: feedId, part: next.part, read: pull.read + page.rows.length }, 'a source was read')
  if (pull.read >= largePass) await tools.pool.query('vacuum (analyze) lots, feed_lots')
}

const pageAskOf = (pull: PullRow, today: string) => ({
  table: tableOfPart(pull.part),
  day: pull.day ?? today,
  dayAlone: pull.mode === 'days',
  lastId: pull.last_id,
  page: pull.page,
  since: pull.changed_since,
})

/** Not every source can count, and none has to. */
async function countOf(source: Source, ...asked: Parameters<Source['count']>): Promise<number | null> {
  try {
    return await source.count(...asked)
  } catch (error) {
    if (error instanceof SourceError) return null
    throw error
  }
}

function codeOf({ feedId, code }: SourceNow, secret: string): string {
  const opened = openSealed(code, codeSeal(feedId, secret))
  if (opened === null) throw new SourceError('sealed')
  return opened.toString('utf8')
}
