import type * as contracts from '@seriba/contracts/price-evidence'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { idTag } from '../tags.ts'

export const earlierAuctions: QueryRules<typeof contracts.earlierAuctions> = {
  providesTags: (_found, _error, { id }) => [idTag('CarBefore', id)],
}

export const reportWrongMatch: MutationRules<typeof contracts.reportWrongMatch> = {
  invalidatesTags: (_said, error, { id }) => (error ? [] : [idTag('CarBefore', id)]),
}

export const restoreMatch: MutationRules<typeof contracts.restoreMatch> = {
  invalidatesTags: (_said, error, { id }) => (error ? [] : [idTag('CarBefore', id)]),
}

export const watchCar: MutationRules<typeof contracts.watchCar> = {
  invalidatesTags: (_said, error, { id }) => (error ? [] : [idTag('CarBefore', id)]),
}
