import { sql } from 'kysely'
import type { Tx } from './db.ts'
import type { Mail } from './mail.ts'

/** Every background task and what it is told. */
export type Tasks = {
  mail: Mail
  cleanUp: Record<string, never>
  closeFinishedBids: Record<string, never>
  mailNewLots: Record<string, never>
}

/** Puts a job on the list in the transaction that makes it necessary; the worker takes it after the commit. */
export async function enqueue<Name extends keyof Tasks>(tx: Tx, task: Name, payload: Tasks[Name]) {
  await sql`select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json)`.execute(tx)
}
