import { sql } from 'kysely'
import type { Tx } from './db-types.ts'
import { pipelined } from './pipelining.ts'

/**
 * Every background task and what it is told. Open: each service declares its own beside the code that runs it
 * (`declare module '@seriba/server-kit/jobs'`), and the app hands all of them to the worker.
 */
// biome-ignore lint/suspicious/noEmptyInterface: services fill it
export interface Tasks {}

/** A job that is written beside an event, and put on the list when that is numbered: where a statement more would be felt. */
export type QueuedJob<Name extends keyof Tasks = keyof Tasks> = { task: Name; payload: Tasks[Name] }

/** Puts a job on the list in the transaction that makes it necessary; the worker takes it after the commit. */
export async function enqueue<Name extends keyof Tasks>(tx: Tx, task: Name, payload: Tasks[Name]) {
  await sql`${pipelined}select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json)`.execute(tx)
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

/** The same behind other jobs; one of the same key that waits, or has failed, gives way to this one. */
export async function enqueueOnce<Name extends keyof Tasks>(
  tx: Tx,
  task: Name,
  payload: Tasks[Name],
  key: string,
) {
  await sql`
    select graphile_worker.add_job(
      ${task}, ${JSON.stringify(payload)}::json, job_key := ${key}, job_key_mode := 'replace', priority := 10
    )`.execute(tx)
}
