import { createServer } from 'node:net'
import { type Config, readConfig } from './config.ts'
import { prepareDemo } from './demo/prepare-demo.ts'
import { openDatabase } from './lib/database.ts'
import { openLog } from './lib/log.ts'
import { OperatorError } from './lib/operator-error.ts'
import { complaintOf, startRuntime } from './runtime.ts'
import { readCompany } from './site/company.ts'
import { demoAccounts } from './site/demo-accounts.ts'

try {
  await start(readConfig(process.env))
} catch (error) {
  // The operator's own mistakes are answered in a sentence; ours keep their trace.
  console.error(error instanceof OperatorError ? error.message : error)
  process.exit(1)
}

async function start(config: Config) {
  await assertFree(config)
  const company = readCompany(config)
  const log = openLog(config)
  if (config.captcha.provider === 'off')
    log.warn('CAPTCHA=off: nothing keeps bots out; that is meant for tests')
  const database = await openDatabase(config, log)
  const demo = config.demo ? await prepareDemo({ ...database, config, log }) : null
  const runtime = await startRuntime({ ...database, config, company, log })
  log.info(`Seriba serves on http://localhost:${runtime.port}`)
  // Whoever started us as a child learns from this where we are.
  process.send?.({ ready: runtime.port, demoAccounts: demoAccounts(config) })

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    // Something that hangs must not keep the machine from going down.
    setTimeout(() => process.exit(1), 25_000).unref()
    await demo?.stop()
    await runtime.stop()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
}

/** A taken port is told before a database is started for nothing. */
async function assertFree(config: Config) {
  const { port, host } = config
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(complaintOf(error, config)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}
