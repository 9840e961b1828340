import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type ReplicatedPostgres, startReplicatedPostgres } from '@seriba/server/test/replicated-postgres'
import { startFleet } from '../rolling/fleet.ts'
import { eventsOfStaff, type Follower, follow } from '../rolling/followers.ts'
import { freePorts } from '../rolling/proxy.ts'
import { Random } from '../search/random.ts'
import { Acknowledged } from '../storm/acknowledged.ts'
import { retryingClient } from '../storm/http.ts'
import { work } from '../storm/people-at-work.ts'
import { type Company, type Person, prepareCompany } from '../storm/prepare-company.ts'
import { differences } from '../storm/verify.ts'
import { addLots, staleIndexes } from './changed-lots.ts'
import { watchGap } from './watch-gap.ts'

const processes = 3
const followersEach = 5
const longestMs = 5 * 60_000
/** How long people work before the switch, and after it. */
const [before, after] = [8000, 8000]
/** For lots that are added right before the switch, and after it. */
const makers = { before: 'Mazda', after: 'Subaru' }
/** Events are numbered after their commit. */
const settleMs = 3000

/** Buyers bid and pay at three processes while their database is killed and its standby takes over. */
export async function failoverBench(args: string[]) {
  const { synchronous, seed } = readOptions(args)
  await using started = new AsyncDisposableStack()
  const folder = await mkdtemp('/var/tmp/seriba-failover-')
  started.defer(() => rm(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  let company: Company | undefined
  const prepare = async (url: string) => {
    company = await prepareCompany(url)
  }
  const postgres = await startReplicatedPostgres({ folder, synchronous, durable: true, prepare })
  started.defer(postgres.stop)
  const [manager] = company?.managers ?? []
  if (!company || !manager) throw new Error('a company without staff')
  const ports = await freePorts(processes)
  const fleet = await startFleet(postgres.url, ports)
  started.defer(fleet.stop)
  const origins = ports.map((port) => `http://127.0.0.1:${port}`)
  const desk = await Promise.all(
    origins.flatMap((origin) => Array.from({ length: followersEach }, () => follow(origin, manager))),
  )
  started.defer(() => {
    for (const follower of desk) follower.close()
  })
  console.log(`${processes} processes, ${synchronous ? 'synchronous' : 'asynchronous'} standby, seed ${seed}`)
  await switched({ postgres, company, manager, origins, desk, synchronous, seed })
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      sync: { type: 'string', default: 'on' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 100_000)) },
    },
  })
  if (values.sync !== 'on' && values.sync !== 'off') throw new Error('--sync is on or off')
  return { synchronous: values.sync === 'on', seed: Number(values.seed) }
}

type World = {
  postgres: ReplicatedPostgres
  company: Company
  manager: Person
  origins: readonly string[]
  desk: readonly Follower[]
  synchronous: boolean
  seed: number
}

async function switched({ postgres, company, manager, origins, desk, synchronous, seed }: World) {
  const said = new Acknowledged()
  const random = new Random(seed)
  const deadline = AbortSignal.timeout(longestMs)
  let over = false
  // Everybody asks each process in turn, as behind a proxy without stickiness.
  const ask = takingTurns(origins.map((origin) => retryingClient(origin, said, deadline)))
  const gap = watchGap(said, () => over)
  const people = work({ ask, said, random, company, isOver: () => over })
  await sleep(before + random.between(0, 1000))
  if (!synchronous) await postgres.cutOff()
  await addLots(postgres.primaryUrl, makers.before, 50)
  await sleep(1000)
  const began = performance.now()
  await postgres.killPrimary()
  await postgres.promote()
  const promotedMs = performance.now() - began
  // As many change numbers as were lost, so that they would be taken for those.
  await addLots(postgres.url, makers.after, 50)
  await sleep(after)
  over = true
  await people
  await postgres.startFormerPrimary()
  await sleep(settleMs)
  await Promise.all(desk.map((follower) => follower.catchUp()))
  const lost = await differences(postgres.url, said)
  const found = [
    ...(synchronous ? lost : said.faults),
    ...(await unheard(postgres.url, desk)),
    ...(await staleIndexes(postgres.url, origins, manager, Object.values(makers))),
  ]
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`)
  console.table({
    'bids acknowledged': [...said.bids.values()].reduce((sum, { amounts }) => sum + amounts.length, 0),
    'payments acknowledged': said.payments.size,
    'wins acknowledged': said.wins.size,
    'ms from the kill to the end of the promotion': Math.round(promotedMs),
    'longest time without an acknowledged change, in ms': Math.round(gap()),
    'requests put off and repeated': said.repeats,
    'events heard by each of the desk': desk[0]?.heard.size,
    'connections of the desk': desk.reduce((sum, follower) => sum + follower.connects(), 0),
    ...(!synchronous && { 'differences by what the standby had not yet': lost.length - said.faults.length }),
  })
  for (const line of found.slice(0, 50)) console.error(line)
  console.log(found.length === 0 ? 'No difference.' : `${found.length} differences (seed ${seed}).`)
  if (found.length > 0) process.exitCode = 1
}

/** Each client stays with its own process, also when it repeats a request: all of them stay up. */
function takingTurns<Ask extends (...asked: never[]) => unknown>(askers: readonly Ask[]): Ask {
  let turn = 0
  return ((...asked) => askers[turn++ % askers.length]?.(...asked)) as Ask
}

/** Events in the database that some staff listener did not receive, or received live twice. */
async function unheard(url: string, desk: readonly Follower[]): Promise<string[]> {
  const said = await eventsOfStaff(url)
  return desk.flatMap(({ heard, twice, connects }, at) => {
    const missed = said.filter((seq) => !heard.has(seq))
    return [
      ...(missed.length > 0 ? [`follower ${at + 1} missed ${missed.length} events of ${said.length}`] : []),
      ...(twice() > 0 ? [`follower ${at + 1} was told of ${twice()} events twice`] : []),
      ...(connects() < 2 ? [`follower ${at + 1} was not told to catch up after the switch`] : []),
    ]
  })
}
