import type { AppContext as KitContext } from '@seriba/server-kit/context'
import type { LotSearch } from './catalogue/lot-search.ts'
import type { Config } from './config.ts'
import type { Company } from './site/company.ts'
import type { CompanyStore } from './site/company-store.ts'

/** What every route may need; verbs take the part they use, `{ db }` most often. */
export interface AppContext extends KitContext {
  config: Config
  /** As staff has set it by now: read it where it is needed, keep nothing of it. */
  readonly company: Company
  companyStore: CompanyStore
  lotSearch: LotSearch
}
