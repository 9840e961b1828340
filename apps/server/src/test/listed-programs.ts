import type { Db } from '@seriba/server-kit/db'
import type { TestUser } from './builders.ts'

/** A feed with one run, of whose seven bad lines two are stored. */
export async function aFeedWithRun(db: Db): Promise<{ id: number; runId: number }> {
  const { id } = await db
    .insertInto('feeds')
    .values({ name: 'Hub', every_minutes: 30, key_hash: `hash ${Math.random()}`, key_end: 'abcd' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const run = await db
    .insertInto('feed_runs')
    .values({
      feed_id: id,
      way: 'upload',
      file_name: 'lots.csv',
      read: 100,
      skipped: 7,
      ended_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('feed_bad_lines')
    .values([
      { run_id: run.id, line: 12, reason: 'no lot number' },
      { run_id: run.id, line: 40, reason: '=1+1 is no year' },
    ])
    .execute()
  return { id, runId: run.id }
}

/** An endpoint of a dealer's program to which nothing was sent. */
export async function aWebhook(db: Db, dealer: TestUser): Promise<number> {
  const { id } = await db
    .insertInto('webhook_endpoints')
    .values({
      user_id: dealer.id,
      name: 'Website',
      url: 'https://shop.example/hook',
      events: ['bid.won'],
      secret: Buffer.from('sealed'),
      ends_with: 'wxyz',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
