import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'
import { Random } from '../search/random.ts'
import { Acknowledged } from '../storm/acknowledged.ts'
import { retryingClient } from '../storm/http.ts'
import { work } from '../storm/people-at-work.ts'
import { type Company, prepareCompany } from '../storm/prepare-company.ts'
import { differences } from '../storm/verify.ts'
import { type Fleet, startFleet } from './fleet.ts'
import { eventsOfStaff, type Follower, follow } from './followers.ts'
import { freePorts, type ProxyName, proxies, startProxy } from './proxy.ts'

const longestMs = 8 * 60_000
const processes = 3
const followers = 20

type Options = { proxy: ProxyName; sticky: boolean; seed: number }

function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      proxy: { type: 'string', default: 'haproxy' },
      sticky: { type: 'boolean', default: false },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 100_000)) },
    },
  })
  const proxy = proxies.find((name) => name === values.proxy)
  if (!proxy) throw new Error(`--proxy is one of ${proxies.join(', ')}`)
  return { proxy, sticky: values.sticky, seed: Number(values.seed) }
}

/** Buyers bid, pay and win through a proxy while each of three processes is replaced, and then one is killed. */
export async function rollingBench(args: string[]) {
  const options = readOptions(args)
  await using started = new AsyncDisposableStack()
  const folder = await mkdtemp('/var/tmp/seriba-rolling-')
  started.defer(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  const { url, stop } = await startEmbeddedPostgres(folder)
  started.defer(stop)
  const company = await prepareCompany(url)
  const ports = await freePorts(processes)
  const fleet = await startFleet(url, ports)
  started.defer(fleet.stop)
  const proxy = await startProxy(options.proxy, { ports, sticky: options.sticky, folder })
  started.defer(proxy.stop)
  const [manager] = company.managers
  if (!manager) throw new Error('a company without staff')
  const desk = await Promise.all(Array.from({ length: followers }, () => follow(proxy.origin, manager)))
  started.defer(() => {
    for (const follower of desk) follower.close()
  })
  console.log(
    `${processes} processes behind ${options.proxy}${options.sticky ? ', sticky' : ''}, seed ${options.seed}`,
  )
  await replaced({ url, company, fleet, origin: proxy.origin, desk, seed: options.seed })
}

type World = {
  url: string
  company: Company
  fleet: Fleet
  origin: string
  desk: readonly Follower[]
  seed: number
}

async function replaced({ url, company, fleet, origin, desk, seed }: World) {
  const said = new Acknowledged()
  const deadline = AbortSignal.timeout(longestMs)
  let over = false
  const began = performance.now()
  const people = work({
    ask: retryingClient(origin, said, deadline),
    said,
    random: new Random(seed),
    company,
    isOver: () => over,
  })
  const took = await replaceAll(fleet)
  const failed = said.repeats
  await fleet.kill(processes - 1)
  over = true
  await people
  const seconds = (performance.now() - began) / 1000
  await Promise.all(desk.map((follower) => follower.catchUp()))
  const found = [
    ...(await differences(url, said)),
    ...(await unheard(url, desk)),
    ...(failed > 0 ? [`${failed} requests failed while processes were replaced`] : []),
  ]
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${seconds.toFixed(0)} s`)
  console.table({
    'seconds to replace each': took.map((ms) => (ms / 1000).toFixed(1)).join(', '),
    'bids acknowledged': [...said.bids.values()].reduce((sum, { amounts }) => sum + amounts.length, 0),
    'payments acknowledged': said.payments.size,
    'wins acknowledged': said.wins.size,
    'requests failed while processes were replaced': failed,
    'requests failed when one was killed': said.repeats - failed,
    'events heard by each of the desk': desk[0]?.heard.size,
    'connections of the desk': desk.reduce((sum, follower) => sum + follower.connects(), 0),
  })
  for (const line of found.slice(0, 50)) console.error(line)
  console.log(found.length === 0 ? 'No difference.' : `${found.length} differences (seed ${seed}).`)
  if (found.length > 0) process.exitCode = 1
}

async function replaceAll(fleet: Fleet): Promise<number[]> {
  const took: number[] = []
  for (let at = 0; at < processes; at++) took.push(await fleet.replace(at))
  return took
}

/** Events that some staff listener did not receive, or received live twice. */
async function unheard(url: string, desk: readonly Follower[]): Promise<string[]> {
  const said = await eventsOfStaff(url)
  return desk.flatMap(({ heard, twice }, at) => {
    const missed = said.filter((seq) => !heard.has(seq))
    return [
      ...(missed.length > 0 ? [`follower ${at + 1} missed ${missed.length} events of ${said.length}`] : []),
      ...(twice() > 0 ? [`follower ${at + 1} was told of ${twice()} events twice`] : []),
    ]
  })
}
