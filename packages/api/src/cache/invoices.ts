import type * as contracts from '@seriba/contracts/invoices'
import type { MutationRules, QueryRules } from '../endpoint.ts'

export const createInvoice: MutationRules<typeof contracts.createInvoice> = {
  invalidatesTags: (done) => (done ? ['Payment', 'Purchase', 'Client'] : []),
}

/** Created anew each time: what the purchase costs may have changed. */
export const previewInvoice: QueryRules<typeof contracts.previewInvoice> = { keepUnusedDataFor: 0 }

export const listInvoices: QueryRules<typeof contracts.listInvoices> = { providesTags: ['Payment'] }

export const exportInvoices: QueryRules<typeof contracts.exportInvoices> = { keepUnusedDataFor: 0 }
