import type * as contracts from '@seriba/contracts/payments-desk'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { idTag } from '../tags.ts'
import { validateInDevelopment } from '../to-request.ts'

export const indexPayments: QueryRules<typeof contracts.indexPayments> = {
  ...validateInDevelopment,
  providesTags: ['Payment'],
}

export const exportPayments: QueryRules<typeof contracts.exportPayments> = { keepUnusedDataFor: 0 }

export const viewAllocation: QueryRules<typeof contracts.viewAllocation> = { providesTags: ['Payment'] }

export const listPayable: QueryRules<typeof contracts.listPayable> = { providesTags: ['Payment'] }

export const allocatePayment: MutationRules<typeof contracts.allocatePayment> = {
  invalidatesTags: ['Payment', 'Purchase'],
}

export const movePayment: MutationRules<typeof contracts.movePayment> = {
  invalidatesTags: ['Payment', 'Client', idTag('Balance', 'client'), 'Dashboard'],
}
