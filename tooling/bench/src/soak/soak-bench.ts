import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openClient } from '@seriba/server-kit/open-client'
import { startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'
import { eventsOfStaff } from '../rolling/followers.ts'
import { Random } from '../search/random.ts'
import { startServer } from '../search/server-process.ts'
import { prepareCompany } from '../storm/prepare-company.ts'
import { openListeners } from './listeners.ts'
import { type Done, steadyWork } from './steady-work.ts'

/** How much more memory may be used at the end than in the middle: a leak grows by more than that in an hour. */
const mostGrowth = 1.1
/** Events are numbered after their commit. */
const settleMs = 3000

/**
 * One process at a steady load for an hour: its memory stays constant, no socket is lost, and each event is delivered
 * once.
 */
export async function soakBench(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '60' },
      sockets: { type: 'string', default: '500' },
      bids: { type: 'string', default: '15' },
      searches: { type: 'string', default: '150' },
    },
  })
  const [minutes, sockets] = [Number(values.minutes), Number(values.sockets)]
  const rates = { bids: Number(values.bids), searches: Number(values.searches) }
  await using started = new AsyncDisposableStack()
  const folder = await mkdtemp('/var/tmp/seriba-soak-')
  started.defer(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  const { url, stop } = await startEmbeddedPostgres(folder)
  started.defer(stop)
  const company = await prepareCompany(url)
  await keepSignedIn(url)
  const server = await startServer({ url })
  started.defer(server.stop)
  const listeners = await openListeners(server.origin, company.managers, sockets)
  started.defer(listeners.close)

  const untilMs = performance.now() + minutes * 60_000
  const done: Done = { bid: 0, refused: 0, search: 0, failed: [] }
  const random = new Random(1)
  const samples: number[] = []
  const sampling = sample(samples, server.pid, untilMs)
  await steadyWork({ origin: server.origin, company, random, rates, untilMs }, done)
  await sampling
  await sleep(settleMs)

  const said = await eventsOfStaff(url)
  const sum = said.reduce((so, seq) => so + seq, 0)
  const wrong = listeners.heard.filter((own) => own.events !== said.length || own.sum !== sum).length
  const lost = listeners.heard.reduce((so, { losses }) => so + losses, 0)
  const tenths = Array.from({ length: 10 }, (_, at) => meanOf(samples, at / 10, (at + 1) / 10))
  const growth = meanOf(samples, 0.8, 1) / meanOf(samples, 0.4, 0.6)
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${minutes} minutes`)
  console.table({
    'bids placed': done.bid,
    'bids refused for credit': done.refused,
    'searches answered': done.search,
    'requests failed': done.failed.length,
    'events told to staff': said.length,
    'sockets that were told of each once': `${sockets - wrong} of ${sockets}`,
    'sockets lost': lost,
    'memory by tenths of the time, MB': tenths.map((mb) => mb.toFixed(0)).join(' '),
    'last fifth over the middle one': growth.toFixed(2),
  })
  for (const line of done.failed.slice(0, 20)) console.error(line)
  if (wrong + lost + done.failed.length > 0 || growth > mostGrowth) process.exitCode = 1
}

/** People stay for longer than a session lasts without being renewed, which browsers do and this does not. */
async function keepSignedIn(url: string) {
  const client = await openClient(url, 'seriba bench')
  await client.query(`update sessions set access_expires = now() + interval '1 day'`)
  await client.end()
}

async function sample(into: number[], pid: number | undefined, untilMs: number) {
  while (performance.now() < untilMs) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    into.push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
    await sleep(1000)
  }
}

function meanOf(samples: readonly number[], from: number, to: number): number {
  const part = samples.slice(Math.floor(from * samples.length), Math.ceil(to * samples.length))
  return part.reduce((sum, mb) => sum + mb, 0) / part.length
}
