import type * as contracts from '@seriba/contracts/receivables'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const listOwed: QueryRules<typeof contracts.listOwed> = { providesTags: ['Payment', 'Company'] }

export const exportOwed: QueryRules<typeof contracts.exportOwed> = { keepUnusedDataFor: 0 }

export const viewStatement: QueryRules<typeof contracts.viewStatement> = { keepUnusedDataFor: 0 }

export const remindOwed: MutationRules<typeof contracts.remindOwed> = { invalidatesTags: ['Payment'] }

export const sendStatements: MutationRules<typeof contracts.sendStatements> = { invalidatesTags: ['Payment'] }
