import { company } from './en/company.ts'
import { costTables } from './en/cost-tables.ts'
import { paymentsDesk } from './en/payments-desk.ts'

/** What the pages say on which staff sets the company up: it comes with the first of them. */
export const enCompany = { company, costTables, paymentsDesk } as const
