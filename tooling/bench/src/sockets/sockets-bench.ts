import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDb, createPool, type Db } from '@seriba/server-kit/db'
import { startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'
import { sql } from 'kysely'
import { quantile } from '../browser/quantile.ts'
import { startServer } from '../search/server-process.ts'
import { openListeners } from './listeners.ts'
import { prepareStaff } from './prepare-staff.ts'

const sockets = Number(process.env.BENCH_SOCKETS ?? 1000)
const messages = Number(process.env.BENCH_MESSAGES ?? 60)
const pauseMs = 250

/**
 * One message is written and delivered to every socket of one server. The commit's time is PostgreSQL's own; the
 * receipt is when the listener's handler runs, with all listeners in this one process.
 */
export async function socketsBench() {
  const folder = await mkdtemp('/var/tmp/seriba-bench-')
  const postgres = await startEmbeddedPostgres(folder, 'safe', ['track_commit_timestamp=on'])
  const db = createDb(createPool({ url: postgres.url, max: 4 }))
  try {
    const staff = await prepareStaff(db, postgres.url, sockets)
    const server = await startServer(postgres)
    try {
      const began = performance.now()
      const listeners = await openListeners(server.origin, staff.listeners)
      console.log(`${sockets} sockets connected in ${((performance.now() - began) / 1000).toFixed(1)} s`)
      const busyFrom = await cpuSeconds(server.pid)
      for (let n = -5; n < messages; n += 1) {
        await write(server.origin, staff.writer, n)
        await sleep(pauseMs)
      }
      await sleep(2000)
      const busy = (await cpuSeconds(server.pid)) - busyFrom
      report(await delaysOf(db, listeners.received), busy)
      listeners.close()
    } finally {
      await server.stop()
    }
  } finally {
    await db.destroy()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function write(origin: string, { cookie, bidId }: { cookie: string; bidId: number }, n: number) {
  const response = await fetch(`${origin}/v1/bid/save-chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin },
    body: JSON.stringify({ bidId, comment: `message ${n}` }),
  })
  if (!response.ok) throw new Error(`the message was refused: ${response.status} ${await response.text()}`)
}

/** From the commit of each message to each receipt, in ms; the first five are for warming up. */
async function delaysOf(db: Db, received: ReadonlyMap<number, readonly number[]>) {
  const { rows } = await sql<{ id: number; at: number }>`
    select id, extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000 as at
    from bid_messages order by id offset 5`.execute(db)
  return rows.map(({ id, at }) => (received.get(id) ?? []).map((receivedAt) => receivedAt - at))
}

function report(delays: readonly (readonly number[])[], busySeconds: number) {
  const all = delays.flat()
  const slowest = delays.map((ofOne) => Math.max(...ofOne))
  const complete = delays.filter((ofOne) => ofOne.length === sockets).length
  console.log(
    `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; ${messages} messages to ${sockets} sockets each:`,
  )
  console.log(`${complete} of ${messages} reached every socket once; ${all.length} receipts`)
  console.table([
    { 'commit → received, ms': 'every receipt', ...quantiles(all) },
    { 'commit → received, ms': 'the last socket', ...quantiles(slowest) },
  ])
  console.log(`server: ${((busySeconds / (messages + 5)) * 1000).toFixed(0)} ms of processor time a message`)
  if (complete < messages) process.exitCode = 1
}

const quantiles = (values: readonly number[]) => ({
  p50: quantile(values, 0.5),
  p95: quantile(values, 0.95),
  p99: quantile(values, 0.99),
  most: quantile(values, 1),
})

/** User and system time of a process. */
async function cpuSeconds(pid: number | undefined): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
