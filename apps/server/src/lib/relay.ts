import type { SocketMessage } from '@seriba/contracts/notifications'
import { sql } from 'kysely'
import { coalesce } from './coalesce.ts'
import { type Db, transact } from './db.ts'
import { outbox } from './events.ts'

export type Sent = SocketMessage & { rooms: string[]; originSocket: string | null }

export type Relay = {
  /** Sends what was numbered since the last time, by whichever process. */
  send(): Promise<void>
  stop(): Promise<void>
}

type RelayOptions = {
  db: Db
  emit(event: Sent): void
  onError(error: unknown): void
  /** How often to look for events whose process died between commit and numbering, in ms. */
  sweepEvery?: number
}

const batch = 500

/**
 * Carries events from the outbox to this process's sockets.
 *
 * Events are numbered after their commit, by one process at a time. That makes a total order with
 * no stragglers: whoever has seen a number will never be sent a smaller one, so a catch-up by
 * number misses nothing. Each process then reads what is new and tells its own sockets.
 */
export async function startRelay({ db, emit, onError, sweepEvery = 1000 }: RelayOptions): Promise<Relay> {
  await numberEvents(db)
  let last = await newestSeq(db)

  const send = coalesce(async () => {
    for (;;) {
      const events = await eventsAfter(db, last)
      for (const event of events) {
        emit(event)
        last = event.seq
      }
      if (events.length < batch) return
    }
  })
  const pump = coalesce(async () => {
    await numberEvents(db)
    await send()
  })

  const onFilled = () => void pump().catch(onError)
  outbox.on('filled', onFilled)
  const sweep = setInterval(onFilled, sweepEvery)
  return {
    send: () => send().catch(onError),
    async stop() {
      clearInterval(sweep)
      outbox.off('filled', onFilled)
      await pump().catch(onError)
    },
  }
}

/** Gives every committed event its place, and tells all processes. */
export async function numberEvents(db: Db): Promise<void> {
  const { rows } = await sql`select 1 from events where seq is null limit 1`.execute(db)
  if (rows.length === 0) return
  await transact({ db }, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('number events'))`.execute(tx)
    await sql`
      update events set seq = numbered.seq
      from (
        select id, nextval('event_seq') as seq
        from (select id from events where seq is null order by id) as waiting
      ) as numbered
      where events.id = numbered.id`.execute(tx)
    await sql`select pg_notify('events', '')`.execute(tx)
  })
}

async function newestSeq(db: Db): Promise<number> {
  const { seq } = await db
    .selectFrom('events')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .executeTakeFirstOrThrow()
  return seq ?? 0
}

async function eventsAfter(db: Db, after: number): Promise<Sent[]> {
  const rows = await db
    .selectFrom('events')
    .select(['seq', 'name', 'payload', 'rooms', 'origin_socket'])
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(batch)
    .execute()
  return rows.map(({ origin_socket, ...event }) => ({ ...event, originSocket: origin_socket }) as Sent)
}
