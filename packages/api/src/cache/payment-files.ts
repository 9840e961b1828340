import type * as contracts from '@seriba/contracts/payment-files'
import type { MutationRules, QueryRules } from '../endpoint.ts'

// Links of files expire soon, so they are requested whenever somebody looks.
export const listPaymentFiles: QueryRules<typeof contracts.listPaymentFiles> = {
  providesTags: ['Payment'],
  keepUnusedDataFor: 0,
}

export const listOwnPaymentFiles: QueryRules<typeof contracts.listOwnPaymentFiles> = {
  providesTags: ['Payment'],
  keepUnusedDataFor: 0,
}

export const addPaymentFile: MutationRules<typeof contracts.addPaymentFile> = {
  invalidatesTags: (_done, error) => (error ? [] : ['Payment']),
}

export const addOwnPaymentFile: MutationRules<typeof contracts.addOwnPaymentFile> = {
  invalidatesTags: (_done, error) => (error ? [] : ['Payment']),
}

export const deletePaymentFile: MutationRules<typeof contracts.deletePaymentFile> = {
  invalidatesTags: ['Payment'],
}
