import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { contracts } from '@seriba/contracts/all'
import { authorize } from '@seriba/domain/access/audience'
import { nonsenseFor } from '@seriba/server/test/nonsense'
import { createDb, createPool } from '@seriba/server-kit/db'
import { startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'
import fc from 'fast-check'
import { prepareCompany } from '../storm/prepare-company.ts'
import { startStormyServer } from '../storm/stormy-server.ts'
import { type Caller, prepareCallers } from './callers.ts'
import { type Said, send } from './send.ts'

const slowMs = 3000
const atOnce = 12
/** Inputs drawn for a contract at a time. */
const drawn = 24

/**
 * Calls every contract with nonsense, as everybody it admits: no answer may be a fault of ours, and none may be slow.
 */
export async function fuzzBench([calls = '100000', given]: string[]) {
  const wanted = Number(calls)
  const seed = Number(given ?? process.env.BENCH_SEED ?? Math.floor(Math.random() * 100_000))
  const folder = await mkdtemp('/var/tmp/seriba-fuzz-')
  await chmod(folder, 0o755)
  const prepared = await startEmbeddedPostgres(folder)
  const db = createDb(createPool({ url: prepared.url, max: 4 }))
  const tally = newTally()
  let server: Awaited<ReturnType<typeof startStormyServer>> | undefined
  let began = performance.now()
  try {
    await prepareCompany(prepared.url)
    const callers = await prepareCallers(db)
    server = await startStormyServer(folder)
    began = performance.now()
    console.log(`seed ${seed}, ${wanted} calls`)
    for (let round = 0; tally.calls < wanted; round += 1) {
      await callAll(server.origin, callers, seed + round, tally)
      if (!server.isAlive()) throw new Error('the process has ended')
      if (round % 20 === 0) console.log(`${tally.calls} calls, ${tally.faults.length} faults`)
    }
  } finally {
    report(tally, (performance.now() - began) / 1000)
    await server?.stop()
    await db.destroy()
    await prepared.stop()
    await rm(folder, { recursive: true, force: true })
  }
  if (tally.faults.length > 0) process.exitCode = 1
}

type Tally = { calls: number; slowest: number; statuses: Map<number, number>; faults: string[] }
const newTally = (): Tally => ({ calls: 0, slowest: 0, statuses: new Map(), faults: [] })

/** One round: some inputs for each contract, each as one of those it admits. */
async function callAll(origin: string, callers: readonly Caller[], seed: number, tally: Tally) {
  for (const [name, contract] of Object.entries(contracts)) {
    const welcome = callers.filter(({ actor }) => authorize(actor, contract).ok)
    if (welcome.length === 0) continue
    const inputs = fc.sample(nonsenseFor(contract), { numRuns: drawn, seed })
    let next = 0
    const one = async () => {
      for (;;) {
        const at = next++
        const input = inputs[at]
        const caller = welcome[at % welcome.length]
        if (input === undefined || caller === undefined) return
        const said = await send(origin, caller, contract, input)
        count(tally, name, input, said)
        if (said.status === 401 && caller.actor) await caller.signInAgain()
      }
    }
    await Promise.all(Array.from({ length: atOnce }, one))
  }
}

function count(tally: Tally, name: string, input: unknown, { status, ms, body }: Said) {
  tally.calls += 1
  tally.slowest = Math.max(tally.slowest, ms)
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
  if (status < 500 && ms <= slowMs) return
  const line = `${name}: ${status} after ${ms.toFixed(0)} ms, ${JSON.stringify(input).slice(0, 400)} ${body.slice(0, 200)}`
  tally.faults.push(line)
  console.error(line)
}

function report({ calls, slowest, statuses, faults }: Tally, seconds: number) {
  console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${seconds.toFixed(0)} s`)
  console.table({
    calls,
    'calls a second': Math.round(calls / seconds),
    'slowest, ms': Math.round(slowest),
    'answers of 500 and more, or after 3 s': faults.length,
    ...Object.fromEntries(
      [...statuses].sort(([a], [b]) => a - b).map(([code, n]) => [`answered ${code}`, n]),
    ),
  })
}
