// Generated from packages/contracts/src/invoices.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/invoices'
import * as cache from '../../cache/invoices.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Issues the invoice for a purchase and notifies the client. An existing invoice with another amount or due date, or in another language than the requested one, is replaced by the new one: `2611-0398-2`. `POST /invoice/create` */
export const createInvoice = mutation(contracts.createInvoice, cache.createInvoice)
export const useCreateInvoiceMutation = useMutationOf(createInvoice)

/** Creates a link to download the same invoices, with all their pages, as a file; it works for one minute and only for the caller. `GET /invoice/index-export` */
export const exportInvoices = query(contracts.exportInvoices, cache.exportInvoices)
export const useExportInvoicesQuery = useQueryOf(exportInvoices)
export const useLazyExportInvoicesQuery = useLazyQueryOf(exportInvoices)

/** Invoices that are unpaid or no longer match what is owed, earliest due first. `GET /invoice/index` */
export const listInvoices = query(contracts.listInvoices, cache.listInvoices)
export const useListInvoicesQuery = useQueryOf(listInvoices)
export const useLazyListInvoicesQuery = useLazyQueryOf(listInvoices)

/** Creates a link to a preview of the next invoice of a purchase; it works for ten minutes. Nothing is issued, and nobody is notified. `GET /invoice/preview` */
export const previewInvoice = query(contracts.previewInvoice, cache.previewInvoice)
export const usePreviewInvoiceQuery = useQueryOf(previewInvoice)
export const useLazyPreviewInvoiceQuery = useLazyQueryOf(previewInvoice)
