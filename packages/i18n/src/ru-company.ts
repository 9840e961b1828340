import { audit } from './ru/audit.ts'
import { company } from './ru/company.ts'
import { costTables } from './ru/cost-tables.ts'
import { staff } from './ru/staff.ts'

/** What the pages say on which staff sets the company up: it comes with the first of them. */
export const ruCompany = { audit, company, costTables, staff } as const
