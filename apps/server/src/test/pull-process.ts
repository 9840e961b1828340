import { pullFeed } from '@seriba/server-feed/pull/pull-feed'
import { createDb, createPool } from '@seriba/server-kit/db'
import { pino } from 'pino'
import { testConfig } from './config.ts'

/** A process that pulls a source and reports each step, for a test that kills it. */
const [url = '', feedId = '', at = ''] = process.argv.slice(2)
const pool = createPool({ url, max: 3 })
const db = createDb(createPool({ url, max: 3 }))
const context = {
  db,
  pool,
  log: pino({ level: 'silent' }),
  secret: testConfig.cookieSecret,
  privateHosts: true,
}
await pullFeed(context, Number(feedId), {
  goOn: () => process.send?.('step') ?? true,
  now: () => new Date(at),
  wait: async () => {},
})
process.send?.('done')
process.disconnect()
await Promise.all([pool.end(), db.destroy()])
