import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Db } from './db-types.ts'
import type { DemoCompany } from './demo-company.ts'
import type { Files } from './files/files.ts'
import type { Replica } from './replica/replica.ts'

/**
 * What every route may need; verbs take only the part they use, most often `{ db }`. It is open: a service that needs
 * something from others declares it beside its code (`declare module '@seriba/server-kit/context'`), and the app
 * provides it.
 */
export interface AppContext {
  db: Db
  config: Config
  log: FastifyBaseLogger
  /** Null unless this is the demo company. */
  demoCompany: DemoCompany | null
  /** Where the bytes of uploaded files are stored. */
  files: Files
  /** A standby for reads that may be slightly stale; `allowStaleRead` marks them. */
  replica?: Replica | undefined
}
