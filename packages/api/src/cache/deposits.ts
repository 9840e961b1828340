import type * as contracts from '@seriba/contracts/deposits'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { idTag, listTag } from '../tags.ts'

// It arrives with its payment.
export const viewDeposit: QueryRules<typeof contracts.viewDeposit> = { providesTags: ['Purchase'] }

export const openDeposit: MutationRules<typeof contracts.openDeposit> = {
  invalidatesTags: ['Purchase', 'Dashboard'],
}

export const depositInvoice: QueryRules<typeof contracts.depositInvoice> = { keepUnusedDataFor: 0 }

export const confirmDeposit: MutationRules<typeof contracts.confirmDeposit> = {
  invalidatesTags: ['Client', listTag('Client'), idTag('Balance', 'client'), 'Payment', 'Dashboard'],
}

export const listDeposits: QueryRules<typeof contracts.listDeposits> = { providesTags: ['Payment'] }

export const failDeposit: MutationRules<typeof contracts.failDeposit> = {
  invalidatesTags: ['Client', 'Payment', 'Dashboard'],
}

export const remindDeposit: MutationRules<typeof contracts.remindDeposit> = {
  invalidatesTags: ['Client', 'Payment', 'Dashboard'],
}

export const exportDeposits: QueryRules<typeof contracts.exportDeposits> = { keepUnusedDataFor: 0 }
