import type * as contracts from '@seriba/contracts/purchases'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { validateInDevelopment } from '../to-request.ts'

export const indexPurchases: QueryRules<typeof contracts.indexPurchases> = {
  ...validateInDevelopment,
  providesTags: ['Purchase'],
}

/** A link works once, for a minute. */
export const exportPurchases: QueryRules<typeof contracts.exportPurchases> = { keepUnusedDataFor: 0 }

export const assignVoyage: MutationRules<typeof contracts.assignVoyage> = {
  invalidatesTags: ['Purchase', 'Voyage'],
}

export const updateStatusMany: MutationRules<typeof contracts.updateStatusMany> = {
  invalidatesTags: ['Purchase', 'Client', 'Dashboard'],
}
