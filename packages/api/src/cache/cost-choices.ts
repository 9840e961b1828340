import type * as contracts from '@seriba/contracts/cost-choices'
import type { QueryRules } from '../endpoint.ts'

export const viewCostChoices: QueryRules<typeof contracts.viewCostChoices> = { providesTags: ['Cost'] }
