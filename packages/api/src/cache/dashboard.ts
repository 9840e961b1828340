import type * as contracts from '@seriba/contracts/dashboard'
import type { QueryRules } from '../endpoint.ts'

export const viewDashboard: QueryRules<typeof contracts.viewDashboard> = { providesTags: ['Dashboard'] }
