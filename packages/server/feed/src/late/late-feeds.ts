import type { LateFeed } from '@seriba/contracts/dashboard'
import type { Db } from '@seriba/server-kit/db'
import { findFeeds } from '../desk/feeds.repository.ts'

/** Feeds that have sent no lots for longer than they may take. */
export async function lateFeeds(db: Db, now: Date): Promise<LateFeed[]> {
  const feeds = await findFeeds(db, now)
  return feeds
    .filter(({ state }) => state === 'late')
    .map(({ id, name, everyMinutes, lastAt }) => ({ id, name, everyMinutes: everyMinutes ?? 0, lastAt }))
}
