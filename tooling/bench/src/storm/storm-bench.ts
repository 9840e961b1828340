import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'
import { io } from 'socket.io-client'
import { Random } from '../search/random.ts'
import { Acknowledged } from './acknowledged.ts'
import { retryingClient } from './http.ts'
import { work } from './people-at-work.ts'
import { type Person, prepareCompany } from './prepare-company.ts'
import { startStormyServer } from './stormy-server.ts'
import { differences } from './verify.ts'
import { breaks, kills, storm } from './weather.ts'

const longestMs = 8 * 60_000
/** Events are numbered after their commit. */
const settleMs = 3000

/** Buyers bid, pay and win while the database is taken away again and again; what was acknowledged must all be there, once. */
export async function stormBench([given]: string[]) {
  const seed = Number(given ?? process.env.BENCH_SEED ?? Math.floor(Math.random() * 100_000))
  const random = new Random(seed)
  const said = new Acknowledged()
  const folder = await mkdtemp('/var/tmp/seriba-storm-')
  await chmod(folder, 0o755)
  const prepared = await startEmbeddedPostgres(folder)
  // It stays up for the server, which continues with it and starts it again.
  const { company, server } = await prepare(folder, prepared.url).catch(async (error) => {
    await prepared.stop()
    throw error
  })
  const deadline = AbortSignal.any([AbortSignal.timeout(longestMs), server.ended])
  const url = prepared.url
  console.log(`seed ${seed}: ${breaks} breaks and ${kills} kills, process ${server.pid}`)
  try {
    const live = listen(server.origin, company.managers[0])
    const began = performance.now()
    let over = false
    const people = work({
      ask: retryingClient(server.origin, said, deadline),
      said,
      random,
      company,
      isOver: () => over,
    })
    const { broken } = await Promise.race([
      storm(folder, url, new Random(seed + 1)),
      people.then(() => never()),
    ])
    await server.untilReady(deadline)
    over = true
    await people
    const seconds = (performance.now() - began) / 1000
    await sleep(settleMs)
    const found = [
      ...(server.isAlive() ? [] : ['the process has ended']),
      ...(live.losses() === 0 ? [] : [`the live connection was lost ${live.losses()} times`]),
      ...(await differences(url, said)),
    ]
    live.close()
    const code = await server.stop()
    if (code !== 0) found.push(`the process was stopped and ended with ${code}`)
    report(said, { seconds, broken, heard: live.heard() })
    for (const line of found.slice(0, 50)) console.error(line)
    console.log(found.length === 0 ? 'No difference.' : `${found.length} differences (seed ${seed}).`)
    if (found.length > 0) process.exitCode = 1
  } finally {
    await server.stop()
    await prepared.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const prepare = async (folder: string, url: string) => ({
  company: await prepareCompany(url),
  server: await startStormyServer(folder),
})

function never(): Promise<never> {
  throw new Error('everybody was done before the storm was: there were too few lots')
}

/** A listener that receives everything, and must never be cut off. */
function listen(origin: string, manager: Person | undefined) {
  const socket = io(origin, {
    path: '/socket',
    transports: ['websocket'],
    extraHeaders: { cookie: manager?.cookie ?? '', origin },
  })
  let losses = 0
  let heard = 0
  socket.on('disconnect', () => {
    losses += 1
  })
  socket.onAny(() => {
    heard += 1
  })
  return { losses: () => losses, heard: () => heard, close: () => socket.close() }
}

function report(
  said: Acknowledged,
  { seconds, broken, heard }: { seconds: number; broken: number; heard: number },
) {
  const placed = [...said.bids.values()].reduce((sum, { amounts }) => sum + amounts.length, 0)
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${seconds.toFixed(0)} s`)
  console.table({
    'connections broken': broken,
    'bids acknowledged': placed,
    'lots bid on': said.bids.size,
    'payments acknowledged': said.payments.size,
    'wins acknowledged': said.wins.size,
    'requests sent again': said.repeats,
    'events heard live': heard,
    ...Object.fromEntries([...said.errors].map(([code, count]) => [`refused ${code}`, count])),
  })
}
