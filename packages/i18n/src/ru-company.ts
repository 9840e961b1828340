import { company } from './ru/company.ts'
import { companyTables } from './ru/company-tables.ts'
import { costTables } from './ru/cost-tables.ts'
import { feeds } from './ru/feeds.ts'

/** What the pages say on which staff sets the company up: it comes with the first of them. */
export const ruCompany = { company, companyTables, costTables, feeds } as const
