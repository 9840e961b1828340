import { company } from './ru/company.ts'
import { costTables } from './ru/cost-tables.ts'
import { paymentsDesk } from './ru/payments-desk.ts'

/** What the pages say on which staff sets the company up: it comes with the first of them. */
export const ruCompany = { company, costTables, paymentsDesk } as const
