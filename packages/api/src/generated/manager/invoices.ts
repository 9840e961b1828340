// Generated from packages/contracts/src/invoices.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/invoices'
import * as cache from '../../cache/invoices.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Issues the invoice of a purchase. Where one stands that asks for something else, or by another day, the new one replaces it: `2611-0398-2`. The client is told. `POST /invoice/create` */
export const createInvoice = mutation(contracts.createInvoice, cache.createInvoice)
export const useCreateInvoiceMutation = useMutationOf(createInvoice)

/** Where the same invoices, with all their pages, can be had as a file, for a minute. `GET /invoice/index-export` */
export const exportInvoices = query(contracts.exportInvoices, cache.exportInvoices)
export const useExportInvoicesQuery = useQueryOf(exportInvoices)
export const useLazyExportInvoicesQuery = useLazyQueryOf(exportInvoices)

/** Invoices that are not paid yet, those due first before others. `GET /invoice/index` */
export const listInvoices = query(contracts.listInvoices, cache.listInvoices)
export const useListInvoicesQuery = useQueryOf(listInvoices)
export const useLazyListInvoicesQuery = useLazyQueryOf(listInvoices)

/** Where the next invoice of a purchase can be read before it is issued, for ten minutes. Nobody is told. `GET /invoice/preview` */
export const previewInvoice = query(contracts.previewInvoice, cache.previewInvoice)
export const usePreviewInvoiceQuery = useQueryOf(previewInvoice)
export const useLazyPreviewInvoiceQuery = useLazyQueryOf(previewInvoice)
