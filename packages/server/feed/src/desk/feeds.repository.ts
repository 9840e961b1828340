import type { Feed, FeedRun } from '@seriba/contracts/feeds'
import { feedState } from '@seriba/domain/feeds/feed-state'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

type RunRow = Omit<FeedRun, 'failure'> & { failure: string | null; seenAt: string }

const runColumns = sql`
  r.id, r.way, r.file_name as "fileName", r.part, r.started_at as "startedAt", r.ended_at as "endedAt",
  r.seen_at as "seenAt", r.failure, r.read, r.written, r.unchanged, r.skipped, r.ignored`

/**
 * A killed process never ends its run: after this many seconds without a sign of life the run is over. A source’s run
 * is resumed by the next process.
 */
export const silentSeconds = 120

const runOf = ({ seenAt, ...run }: RunRow, now: Date): FeedRun => ({
  ...run,
  failure:
    run.way !== 'pull' && run.endedAt === null && now.getTime() - Date.parse(seenAt) > silentSeconds * 1000
      ? 'interrupted'
      : (run.failure as FeedRun['failure']),
})

/** Every feed with its last run. */
export async function findFeeds(db: Db, now: Date): Promise<(Feed & { createdAt: string })[]> {
  const [{ rows: feeds }, { rows: runs }, hoursOf] = await Promise.all([
    sql<Omit<Feed, 'state' | 'lastRun' | 'hours'> & { createdAt: string }>`
      select f.id, f.name, f.every_minutes as "everyMinutes", f.key_end as "keyEnd",
        f.paused_at is not null as paused, s.settings ->> 'kind' as source, f.created_at as "createdAt",
        (select max(r.ended_at) from feed_runs r
          where r.feed_id = f.id and r.failure is null and r.ended_at is not null) as "lastAt"
      from feeds f left join feed_sources s on s.feed_id = f.id order by f.name`.execute(db),
    sql<RunRow & { feedId: number }>`
      select last.* from feeds f cross join lateral (
        select r.feed_id as "feedId", ${runColumns} from feed_runs r where r.feed_id = f.id order by r.id desc limit 1
      ) last`.execute(db),
    changedByHour(db, now),
  ])
  const lastRuns = new Map(runs.map(({ feedId, ...run }) => [feedId, runOf(run, now)]))
  return feeds.map((row) => {
    const feed = { ...row, lastRun: lastRuns.get(row.id) ?? null, hours: hoursOf(row.id) }
    return { ...feed, state: feedState(feed, now) }
  })
}

const hoursShown = 24

/** How many lots the runs of each feed have changed, hour by hour until now. */
async function changedByHour(db: Db, now: Date): Promise<(feedId: number) => number[]> {
  const { rows } = await sql<{ feedId: number; ago: number; written: number }>`
    select feed_id as "feedId", floor(extract(epoch from ${now}::timestamptz - started_at) / 3600)::int as ago,
      sum(written)::int as written
    from feed_runs
    where started_at > ${now}::timestamptz - ${hoursShown} * interval '1 hour' and started_at <= ${now}::timestamptz
    group by 1, 2`.execute(db)
  const known = new Map(rows.map(({ feedId, ago, written }) => [`${feedId} ${ago}`, written]))
  return (feedId) =>
    Array.from({ length: hoursShown }, (_, at) => known.get(`${feedId} ${hoursShown - 1 - at}`) ?? 0)
}

export async function findRuns(db: Db, feedId: number, page: number, pageSize: number, now: Date) {
  const { rows } = await sql<RunRow & { total: number }>`
    select ${runColumns}, count(*) over () as total from feed_runs r where r.feed_id = ${feedId}
    order by r.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return { runs: rows.map(({ total, ...run }) => runOf(run, now)), total: Number(rows[0]?.total ?? 0) }
}

export async function nameOfFeed(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('feeds').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

/** Whose run it was, and how many lines it could not read. */
export const feedOfRun = (db: Db, runId: number) =>
  db
    .selectFrom('feed_runs as r')
    .innerJoin('feeds as f', 'f.id', 'r.feed_id')
    .select(['f.id as feedId', 'f.name', 'r.skipped'])
    .where('r.id', '=', runId)
    .executeTakeFirst()

export const findBadLines = (db: Db, runId: number) =>
  db
    .selectFrom('feed_bad_lines')
    .select(['line', 'reason', 'field', 'value'])
    .select(sql<boolean>`record is not null`.as('isKept'))
    .where('run_id', '=', runId)
    .orderBy('line')
    .execute()

/** A feed, locked: its run begins after the last has ended. */
export const lockFeed = (tx: Tx, id: number) =>
  tx.selectFrom('feeds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
