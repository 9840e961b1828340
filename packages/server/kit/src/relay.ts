import type { SocketMessage } from '@seriba/contracts/socket-messages'
import type pg from 'pg'
import { coalesceRuns } from './coalesce-runs.ts'
import { outbox } from './events.ts'

export type DeliveredEvent = SocketMessage & { rooms: string[]; originSocket: string | null }

export type Relay = {
  /** Sends everything that any process has numbered since the last time. */
  send(): Promise<void>
  stop(): Promise<void>
}

type RelayOptions = {
  pool: pg.Pool
  emit(event: DeliveredEvent): void
  /** Resolves once a page that hears about something, and requests it, gets its current state. */
  untilFound?: (() => Promise<void>) | undefined
  onError(error: unknown): void
  /** How often to look for events whose process died between commit and numbering, in ms. */
  sweepEvery?: number
}

const batch = 500

/**
 * In ms. In a rush, bids share their numbering, which is a separate commit; a screen waits no longer than this for
 * it.
 */
const sendEvery = 20

/** In ms. */
const forgottenEvery = 60_000

/**
 * Delivers events from the outbox to this process's sockets.
 *
 * Events are numbered after their commit, by one process at a time, so their order is total and has no stragglers: a
 * reader that has seen a number is never sent a smaller one, and catching up by number misses nothing. Each process
 * then reads the new events and notifies its own sockets.
 */
export async function startRelay(options: RelayOptions): Promise<Relay> {
  const { pool, emit, untilFound, onError, sweepEvery = 1000 } = options
  await pool.query(numbering)
  await pool.query(queueForgotten)
  let last = await newestSeq(pool)
  let unnumbered = false

  const send = coalesceRuns(async () => {
    for (;;) {
      const first = unnumbered ? numbering : ''
      unnumbered = false
      const events = await read(pool, `${first} ${eventsAfter(last)}`)
      if (events.length > 0) await untilFound?.()
      for (const event of events) {
        emit(event)
        last = event.seq
      }
      if (events.length < batch) return
    }
  }, sendEvery)
  const pump = () => {
    unnumbered = true
    return send()
  }

  const onFilled = () => void pump().catch(onError)
  let stopped = false
  const sweep = setInterval(() => {
    hasUnnumbered(pool)
      .then((has) => (has && !stopped ? pump() : undefined))
      .catch(onError)
  }, sweepEvery)
  const sweepForgotten = setInterval(() => {
    pool.query(queueForgotten).catch(onError)
  }, forgottenEvery)
  outbox.on('filled', onFilled)
  return {
    // Notifications from other processes are still received; after the stop there is nobody to tell.
    send: async () => {
      if (!stopped) await send().catch(onError)
    },
    async stop() {
      stopped = true
      clearInterval(sweep)
      clearInterval(sweepForgotten)
      outbox.off('filled', onFilled)
      await pump().catch(onError)
    },
  }
}

/** Queues the jobs of the events returned by `named`. */
const queueJobs = (named: string) => `
  with named as (${named}), jobs as (
    select array_agg(
      row(job ->> 'task', job -> 'payload', null, null, null, null, null, null)::graphile_worker.job_spec order by id
    ) as specs
    from named where job is not null
  )
  select count(*) from jobs, graphile_worker.add_jobs(specs) where specs is not null;`

/**
 * Gives every committed event its number, beyond all numbers that a promotion may have lost, queues the jobs written
 * with them, and notifies all processes. It is sent with the following statement in one message, which is one
 * transaction and one round trip between a commit and the screens.
 */
const numbering = `
  select pg_advisory_xact_lock(hashtext('number events'));
  select follow_timeline();
  ${queueJobs(`
    update events set seq = numbered.seq, job = null
    from (
      select id, job, nextval('event_seq') as seq
      from (select id, job from events where seq is null order by id) as waiting
    ) as numbered
    where events.id = numbered.id
    returning numbered.id, numbered.job`)}
  select pg_notify('events', '');`

/** Jobs whose events were numbered by a process of an earlier version, while processes were replaced one by one. */
const queueForgotten = queueJobs(`
  update events set job = null
  from (
    select id, job from events where job is not null and seq is not null order by id limit ${batch} for update skip locked
  ) as forgotten
  where events.id = forgotten.id
  returning forgotten.id, forgotten.job`)

const eventsAfter = (seq: number) => `
  select seq, name, payload, rooms, actor_id as by, origin_socket as "originSocket"
  from events where seq > ${seq} order by seq limit ${batch}`

/** The result of the last statement in a message. */
async function read(pool: pg.Pool, statements: string): Promise<DeliveredEvent[]> {
  const answers: pg.QueryResult<DeliveredEvent> | pg.QueryResult<DeliveredEvent>[] =
    await pool.query<DeliveredEvent>(statements)
  return [answers].flat().at(-1)?.rows ?? []
}

async function newestSeq(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ seq: number | null }>('select max(seq) as seq from events')
  return rows[0]?.seq ?? 0
}

async function hasUnnumbered(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query('select from events where seq is null limit 1')
  return rowCount === 1
}
