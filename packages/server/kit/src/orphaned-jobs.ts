import type { WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import type { Db } from './db-types.ts'

/** Longer than a statement about a job is repeated after a broken connection. */
const orphanedAfter = sql`interval '10 minutes'`

/**
 * A job whose assignment was committed while its answer was lost belongs to this process, which does not know of it.
 * Answers how to give such jobs back to the list.
 */
export function watchJobs(events: WorkerEvents, db: Db): () => Promise<void> {
  const underWay = new Set<string>()
  const pools = new Set<string>()
  events.on('pool:create', ({ workerPool }) => pools.add(workerPool.id))
  events.on('job:start', ({ job }) => underWay.add(job.id))
  events.on('job:complete', ({ job }) => underWay.delete(job.id))
  return async () => {
    await sql`
      update graphile_worker._private_jobs set locked_at = null, locked_by = null
      where locked_by = any(${[...pools]}) and id <> all(${[...underWay]}::bigint[])
        and locked_at < now() - ${orphanedAfter}`.execute(db)
  }
}
