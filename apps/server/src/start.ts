import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startLotIndex } from '@seriba/server-catalogue/index/start-lot-index'
import type { SearchEngine } from '@seriba/server-catalogue/search-engine'
import { companyOf } from '@seriba/server-demo/company-file'
import { demoCompanyOf } from '@seriba/server-demo/demo-company'
import { openDemo } from '@seriba/server-demo/open-demo'
import type { DemoContext } from '@seriba/server-demo/prepare-demo'
import { type Config, readConfig } from '@seriba/server-kit/config'
import { toListenError } from '@seriba/server-kit/listen-error'
import { openLog } from '@seriba/server-kit/log'
import { isOpenToOthers, remoteAccessHint } from '@seriba/server-kit/loopback'
import { wordsOf } from '@seriba/server-kit/words-of'
import type { FastifyBaseLogger } from 'fastify'
import { type Database, openDatabase } from './lib/database.ts'
import type { startTracing as StartTracing } from './tracing/start-tracing.ts'

/** An index with fewer lots is not stored, but built at each start. */
const keptFrom = 100_000

/** `npm start` builds the apps while the database is being prepared, and says when they are ready. */
const built = process.env.SERIBA_BUILDING === '1' ? untilBuilt() : Promise.resolve()

try {
  await start(readConfig(process.env))
} catch (error) {
  console.error(wordsOf(error))
  process.exit(1)
}

async function start(config: Config) {
  await assertFree(config)
  const company = companyOf(config)
  const log = openLog(config)
  if (config.captcha.provider === 'off')
    log.warn('CAPTCHA=off: nothing keeps bots out. Use this for tests only')
  if (config.demo && isOpenToOthers(config)) log.warn(openDemo(config))
  const tracing = config.traces && (await startTraces(config.traces, config.trustProxy !== false))
  const database = await openDatabase(config, log)
  const demo = config.demo ? await startDemo({ ...database, config, log }) : await leaveDemo(database, log)
  const keep = { folder: config.dataDir, fromRows: keptFrom }
  const searchEngine = await startSearch(config, { ...database, log, keep })
  const { startRuntime } = await import('./runtime.ts')
  await built
  const runtime = await startRuntime({ ...database, config, company, log, searchEngine })
  const hint = remoteAccessHint(config)
  log.info(`Seriba serves on http://localhost:${runtime.port}${hint === null ? '' : `. ${hint}`}`)
  if (!config.demo) await printFirstRunLink(database, config, runtime.port, log)
  // Tells a parent process where we are listening.
  process.send?.({ ready: runtime.port, demoAccounts: demoCompanyOf(config)?.accounts ?? [], hint })

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    // If something hangs, it must not keep the machine from shutting down.
    setTimeout(() => process.exit(1), 25_000 + config.drainSeconds * 1000).unref()
    runtime.drain()
    await sleep(config.drainSeconds * 1000)
    await demo?.stop()
    await runtime.stop()
    await database.close()
    await tracing?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

function untilBuilt(): Promise<void> {
  return new Promise((resolve) => {
    const leave = () => process.exit(1)
    process.once('disconnect', leave)
    process.once('message', () => {
      process.off('disconnect', leave)
      resolve()
    })
  })
}

type SearchContext = Parameters<typeof startLotIndex>[0]

async function startSearch({ search }: Config, context: SearchContext): Promise<SearchEngine | undefined> {
  if (search.engine === 'postgres') return undefined
  if (search.engine === 'clickhouse') {
    const { startClickhouseSearch } = await import(
      '@seriba/server-catalogue/clickhouse/start-clickhouse-search'
    )
    return startClickhouseSearch({ ...context, config: search.clickhouse })
  }
  const lotIndex = startLotIndex(context)
  // Other threads spend seconds reading all lots; slow work in this thread can overlap with that.
  await lotIndex.begun
  return lotIndex
}

async function startTraces(...options: Parameters<typeof StartTracing>) {
  const { startTracing } = await import('./tracing/start-tracing.ts')
  return startTracing(...options)
}

async function startDemo(context: DemoContext) {
  const { prepareDemo } = await import('@seriba/server-demo/prepare-demo')
  return prepareDemo(context)
}

/** An empty installation has no staff yet: the person who started it gets a link to create the first account. */
async function printFirstRunLink({ db }: Database, config: Config, port: number, log: FastifyBaseLogger) {
  const { firstRunHours, issueFirstRunLink } = await import(
    '@seriba/server-staff/first-run/first-run-links.repository'
  )
  const link = await issueFirstRunLink(db, config.publicUrl ?? `http://localhost:${port}`)
  if (link === null) return
  log.info(
    `There are no staff accounts yet. This link for setting up the company works once, within ${firstRunHours} hours: ${link}`,
  )
}

/** Data loaded by a demo may stay in use, but everybody knows its passwords. */
async function leaveDemo(database: Database, log: FastifyBaseLogger) {
  const { closeDemoAccounts, closedAccountsMessage } = await import('@seriba/server-demo/close-accounts')
  const closed = await closeDemoAccounts(database)
  if (closed.length > 0) log.warn(closedAccountsMessage(closed))
  return null
}

/** Reports a taken port before a database is started for nothing. */
async function assertFree(config: Config) {
  const { port, host } = config
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(toListenError(error, config)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
