import type * as contracts from '@seriba/contracts/consignees'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const listConsignees: QueryRules<typeof contracts.listConsignees> = { providesTags: ['Consignee'] }

export const viewConsignee: QueryRules<typeof contracts.viewConsignee> = { providesTags: ['Consignee'] }

export const saveConsignee: MutationRules<typeof contracts.saveConsignee> = {
  invalidatesTags: ['Purchase', 'Consignee'],
}
