import type { FastifyBaseLogger } from 'fastify'
import type { LotSearch } from './catalogue/lot-search.ts'
import type { Config } from './config.ts'
import type { Db } from './lib/db.ts'
import type { Company } from './site/company.ts'
import type { CompanyStore } from './site/company-store.ts'

/** What every route may need; verbs take the part they use, `{ db }` most often. */
export type AppContext = {
  db: Db
  config: Config
  /** As staff has set it by now: read it where it is needed, keep nothing of it. */
  readonly company: Company
  companyStore: CompanyStore
  lotSearch: LotSearch
  log: FastifyBaseLogger
}
