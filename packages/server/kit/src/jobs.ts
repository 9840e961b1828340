import { sql } from 'kysely'
import type { Tx } from './db-types.ts'
import { pipelined } from './pipelining.ts'

/**
 * Every background task and its payload. It is open: each service declares its own beside the code that runs it
 * (`declare module '@seriba/server-kit/jobs'`), and the app hands all of them to the worker.
 */
// biome-ignore lint/suspicious/noEmptyInterface: services fill it
export interface Tasks {}

/**
 * A job that is written with an event and queued when that is numbered, for paths where one more statement would be
 * noticeable.
 */
export type QueuedJob<Name extends keyof Tasks = keyof Tasks> = { task: Name; payload: Tasks[Name] }

/** Queues a job in the transaction that makes it necessary; the worker takes it after the commit. */
export async function enqueue<Name extends keyof Tasks>(tx: Tx, task: Name, payload: Tasks[Name]) {
  await sql`${pipelined}select graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json)`.execute(tx)
}

/** The same for later. A waiting job with the same key also covers this one. */
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

/** The same, behind other jobs; one with the same key that is waiting, or has failed, is replaced by this one. */
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
