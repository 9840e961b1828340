import { sql } from 'kysely'
import type { LinkRequest } from '../account/request-link.ts'
import { ahead } from './ahead.ts'
import type { Tx } from './db.ts'
import type { Mail } from './mail.ts'

/** Every background task and what it is told. */
export type Tasks = {
  mail: Mail
  mailLink: LinkRequest
  cleanUp: Record<string, never>
  closeFinishedBids: Record<string, never>
  priceWins: Record<string, never>
  checkLedger: Record<string, never>
  shipmentMail: { purchaseId: number }
  mailNewLots: Record<string, never>
  mailOffers: { orderId: number }
  chatUnread: { bidId: number; side: 'client' | 'staff' }
}

/** Puts a job on the list in the transaction that makes it necessary; the worker takes it after the commit. */
export async function enqueue<Name extends keyof Tasks>(tx: Tx, task: Name, payload: Tasks[Name]) {
  await sql`${ahead}select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json)`.execute(tx)
}

/** The same for later. A job of the same key that is already waiting stands for this one too. */
export async function enqueueLater<Name extends keyof Tasks>(
  tx: Tx,
  task: Name,
  payload: Tasks[Name],
  { afterMs, key }: { afterMs: number; key: string },
) {
  await sql`
    select graphile_worker.add_job(
      ${task}, ${JSON.stringify(payload)}::json,
      run_at := now() + ${afterMs} * interval '1 millisecond',
      job_key := ${key}, job_key_mode := 'preserve_run_at'
    )`.execute(tx)
}
