import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    forwardBid: { bidId: number }
  }
}

/** Messages about one bid are sent one after another: its jobs wait in their own queue. */
export async function enqueueForwarding(tx: Tx, bidId: number, afterMs = 0) {
  await sql`
    select graphile_worker.add_job(
      'forwardBid', ${JSON.stringify({ bidId })}::json,
      queue_name := ${`forward ${bidId}`},
      run_at := now() + ${afterMs}::float8 * interval '1 millisecond'
    )`.execute(tx)
}
