import { type DemoFeed, demoFeeds } from '@seriba/demo/data/feeds'
import { jstDay } from '@seriba/domain/time/jst'
import { newFeedKey } from '@seriba/server-feed/desk/feed-key'
import { badLineRow } from '@seriba/server-feed/desk/receive-feed'
import { badLine } from '@seriba/server-feed/fixes'
import { InvalidRow } from '@seriba/server-feed/invalid-row'
import { type FeedRecord, readLine } from '@seriba/server-feed/read-line'
import type { Tx } from '@seriba/server-kit/db'
import { allDemoLots, type DemoSize } from './demo-lots.ts'
import { insertRows } from './insert-rows.ts'
import type { Accounts } from './seed-users.ts'

/** Feeds with their last runs, as if they had been coming in for a day. Nobody has their keys. */
export async function seedFeeds(tx: Tx, accounts: Accounts, size: DemoSize, now: Date) {
  const manager = accounts.get('manager@demo.example')
  for (const feed of demoFeeds) {
    const { hash, end } = newFeedKey()
    const { id } = await tx
      .insertInto('feeds')
      .values({
        name: feed.name,
        key_hash: hash,
        key_end: end,
        every_minutes: null,
        created_by: manager ?? null,
        created_at: before(now, feed.runs.at(-1)?.minutesAgo ?? 0),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await storeRuns(tx, id, feed, unreadableLines(feed, size, now), now)
  }
}

type BadLine = ReturnType<typeof badLine>

/** The first in the list is the last run; bad lines are stored only for it. */
async function storeRuns(tx: Tx, feedId: number, feed: DemoFeed, bad: readonly BadLine[], now: Date) {
  for (const run of feed.runs.toReversed()) {
    const skipped = run === feed.runs[0] ? bad : []
    const startedAt = before(now, run.minutesAgo)
    const endedAt = new Date(startedAt.getTime() + run.seconds * 1000)
    const { id } = await tx
      .insertInto('feed_runs')
      .values({
        feed_id: feedId,
        way: feed.way,
        file_name: feed.file ? `${feed.file}-${jstDay(startedAt)}.csv` : null,
        started_at: startedAt,
        seen_at: endedAt,
        ended_at: endedAt,
        failure: run.failure ?? null,
        read: run.read,
        written: run.written,
        unchanged: run.failure ? 0 : run.read - run.written - skipped.length,
        skipped: skipped.length,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertRows(
      tx,
      'feed_bad_lines',
      skipped.map((line) => badLineRow(id, line)),
    )
  }
}

/** Lines of upcoming lots with one wrong value each, read the way the feed's reader does. */
function unreadableLines({ unreadable }: DemoFeed, size: DemoSize, now: Date): BadLine[] {
  const lots = allDemoLots(size, now)
  return unreadable.flatMap(([field, value], at) => {
    const lot = lots.next().value
    return lot ? unreadableLine({ ...lot, [field]: value }, 80 + at * 71) : []
  })
}

function unreadableLine(record: FeedRecord, line: number): BadLine[] {
  try {
    readLine(record, line)
    return []
  } catch (error) {
    if (!(error instanceof InvalidRow)) throw error
    return [badLine(line, error.message, error, record)]
  }
}

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000)
