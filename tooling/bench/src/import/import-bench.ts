import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { demoLots } from '@seriba/demo/lots'
import { startEmbeddedPostgres } from '@seriba/server-postgres/embedded-postgres'

const lines = Number(process.env.BENCH_LINES ?? 100_000)
const cli = fileURLToPath(import.meta.resolve('@seriba/server/cli'))

/** Time of `seriba import` for a file in which one line in a hundred is broken, and for the same file again. */
export async function importBench() {
  const folder = await mkdtemp('/var/tmp/seriba-bench-')
  const file = `${folder}/lots.ndjson`
  const postgres = await startEmbeddedPostgres(folder)
  try {
    await writeFeed(file)
    const env = { ...process.env, DATABASE_URL: postgres.url, LOG_LEVEL: 'error' }
    await new Promise((resolve) => execFile(process.execPath, [cli, 'migrate'], { env }, resolve))
    for (const run of ['first', 'second']) {
      const started = performance.now()
      const { code, summary } = await importOnce(file, env)
      const seconds = (performance.now() - started) / 1000
      console.log(`${run} run: exit ${code}, ${seconds.toFixed(1)} s, ${Math.round(lines / seconds)} lines/s`)
      console.log(summary)
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeFeed(file: string) {
  const out = createWriteStream(file)
  const now = new Date('2026-11-24T00:00:00Z')
  let line = 0
  for (const lot of demoLots({
    live: lines / 10,
    stats: (lines * 9) / 10,
    today: '2026-11-24',
    seed: 1,
    now,
  })) {
    line += 1
    const text = JSON.stringify(lot)
    const written = line % 100 === 0 ? text.slice(0, text.length / 2) : text
    if (!out.write(`${written}\n`)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
}

async function importOnce(file: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [...process.execArgv, cli, 'import', file], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const [code] = await once(child, 'close')
  return { code: Number(code), summary: output.trim().split('\n').slice(-3).join('\n') }
}
