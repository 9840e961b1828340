import type * as contracts from '@seriba/contracts/audit'
import type { QueryRules } from '../endpoint.ts'

// The log grows with everything that anybody does: opening it again reads it anew.
const soon = { keepUnusedDataFor: 5 }

export const listAudit: QueryRules<typeof contracts.listAudit> = { ...soon, providesTags: ['Words'] }
