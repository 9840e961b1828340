import type * as contracts from '@seriba/contracts/costs'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { idTag } from '../tags.ts'

export const lotCosts: QueryRules<typeof contracts.lotCosts> = {
  // More is known about a vehicle once its sheet is checked, which is announced for its lot.
  providesTags: (_costs, _error, { carId }) => ['Cost', idTag('Lot', carId)],
}

export const clientCostChoices: QueryRules<typeof contracts.clientCostChoices> = { providesTags: ['Cost'] }

export const updateCostChoices: MutationRules<typeof contracts.updateCostChoices> = {
  invalidatesTags: (_saved, error) => (error ? [] : ['Cost']),
}

export const listCostTables: QueryRules<typeof contracts.listCostTables> = { providesTags: ['Cost'] }
export const viewCostTables: QueryRules<typeof contracts.viewCostTables> = { providesTags: ['Cost'] }

export const costTablesInUse: QueryRules<typeof contracts.costTablesInUse> = { providesTags: ['Cost'] }

export const costHistory: QueryRules<typeof contracts.costHistory> = { providesTags: ['Cost'] }

export const saveCostDraft: MutationRules<typeof contracts.saveCostDraft> = { invalidatesTags: ['Cost'] }
export const discardCostDraft: MutationRules<typeof contracts.discardCostDraft> = {
  invalidatesTags: ['Cost'],
}
export const askToPublish: MutationRules<typeof contracts.askToPublish> = { invalidatesTags: ['Cost'] }
export const publishCostTables: MutationRules<typeof contracts.publishCostTables> = {
  invalidatesTags: ['Cost'],
}
