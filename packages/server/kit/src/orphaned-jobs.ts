import type { WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import type { Db } from './db-types.ts'

/** Longer than a statement about a job is retried after a broken connection. */
const orphanedAfter = sql`interval '10 minutes'`

/** The lock that shows which worker pools are alive: each holds it on the connection over which it learns of jobs. */
const presence = `hashtext('job pool')`

/**
 * Two kinds of jobs are assigned but belong to nobody: one whose assignment was committed while its answer was lost
 * belongs to this process, which does not know about it; one of a killed process would wait for hours. Returns a
 * function that releases such jobs.
 */
export function watchJobs(events: WorkerEvents, db: Db): () => Promise<void> {
  const underWay = new Set<string>()
  const pools = new Set<string>()
  let missedBefore = new Set<string>()
  events.on('pool:create', ({ workerPool }) => pools.add(workerPool.id))
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // Once it listens: one statement at a time. A connection that breaks is reopened and comes through here again.
    client.once('drain', () => {
      client
        .query(`select pg_advisory_lock_shared(${presence}, hashtext($1))`, [workerPool.id])
        .catch(() => {})
    })
  })
  events.on('job:start', ({ job }) => underWay.add(job.id))
  events.on('job:complete', ({ job }) => underWay.delete(job.id))
  return async () => {
    const missed = (await missedPools(db)).filter((pool) => !pools.has(pool))
    // Those that were cut off are back at the next check.
    const gone = missed.filter((pool) => missedBefore.has(pool))
    missedBefore = new Set(missed)
    await sql`
      update graphile_worker._private_jobs set locked_at = null, locked_by = null
      where locked_by = any(${gone}) or (
        locked_by = any(${[...pools]}) and id <> all(${[...underWay]}::bigint[])
        and locked_at < now() - ${orphanedAfter}
      )`.execute(db)
  }
}

/** Pools that hold jobs but show no sign of life. */
async function missedPools(db: Db): Promise<string[]> {
  const { rows } = await sql<{ pool: string }>`
    select distinct locked_by as pool from graphile_worker._private_jobs
    where locked_by is not null and not exists (
      select from pg_locks
      where locktype = 'advisory' and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())
        and classid = (${sql.raw(presence)}::bigint & 4294967295)::oid
        and objid = (hashtext(locked_by)::bigint & 4294967295)::oid
    )`.execute(db)
  return rows.map(({ pool }) => pool)
}
