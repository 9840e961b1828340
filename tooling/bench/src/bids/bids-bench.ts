import { mkdtemp, rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'
import { short } from '../search/measure.ts'
import { loadOverHttp } from './http-load.ts'
import { findPgbench, loadByPgbench } from './pgbench-load.ts'
import { prepareDesk } from './prepare-desk.ts'
import { steadyLoad } from './steady-load.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 10)
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)

/**
 * Acknowledged bids per second over HTTP, compared with pgbench running the same inserts on the same database in the
 * same run. Rounds alternate, so that a noisy machine affects both. Before them, how long one bid takes at `--rate 100`
 * bids per second.
 */
export async function bidsBench(args: string[]) {
  const rate = Number(parseArgs({ args, options: { rate: { type: 'string', default: '100' } } }).values.rate)
  const pgbench = await findPgbench()
  const folder = await mkdtemp('/var/tmp/seriba-bench-')
  const postgres = await startEmbeddedPostgres(folder)
  try {
    const desk = await prepareDesk(postgres.url)
    const { perSecond, ...took } = await steadyLoad(postgres.url, desk, { rate, seconds: 30 })
    const times = Object.entries(took).map(([name, ms]) => [`${name} ms`, short(ms)])
    console.table([{ what: `a bid at ${rate} a second`, answered: perSecond, ...Object.fromEntries(times) }])
    const results: { http: number; peer: number; p97_5: number }[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const http = await loadOverHttp(postgres.url, desk, seconds)
      const peer = await loadByPgbench(pgbench, postgres.url, desk, seconds)
      results.push({ http: http.perSecond, peer, p97_5: http.p97_5 })
      console.log(
        `round ${round}: HTTP ${http.perSecond} bids/s, p97.5 ${http.p97_5} ms; pgbench ${peer} bids/s; ratio ${(http.perSecond / peer).toFixed(2)}`,
      )
    }
    const http = median(results.map((result) => result.http))
    const peer = median(results.map((result) => result.peer))
    console.log(`${cpus().length} cores, ${rounds} rounds of ${seconds} s, medians:`)
    console.table([
      {
        what: 'POST /v1/bid/create',
        'bids/s': http,
        'p97.5 ms': median(results.map((result) => result.p97_5)),
      },
      { what: 'pgbench, the same inserts', 'bids/s': peer },
    ])
    console.log(`ratio ${(http / peer).toFixed(2)}`)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
