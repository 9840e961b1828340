import type * as contracts from '@seriba/contracts/audit'
import type { QueryRules } from '../endpoint.ts'

// The log grows with everything that anybody does, so opening it again reloads it.
const soon = { keepUnusedDataFor: 5 }

export const listAudit: QueryRules<typeof contracts.listAudit> = { ...soon, providesTags: ['Words'] }
