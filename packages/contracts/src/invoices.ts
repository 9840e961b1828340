import { invoiceStates } from '@seriba/domain/money/invoice'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { dateString, fileFormat, id, instant, int, PageInfo, text, yen } from './fields.ts'

/** What a client was asked to pay for a purchase. */
export const Invoice = z.object({
  id: z.int(),
  number: z.string(),
  issuedAt: instant(),
  /** A Japanese day. */
  dueOn: z.string(),
  total: yen(),
  /** What payments pay of the purchase by now. */
  paid: yen(),
  state: z.enum(invoiceStates),
})
export type Invoice = z.infer<typeof Invoice>

/** What it asks for, line by line, in yen; a charge of nothing has no line. */
export const InvoiceCharges = z.object({
  price: z.optional(yen()),
  agentFee: z.optional(yen()),
  delivery: z.optional(yen()),
  freight: z.optional(yen()),
  other: z.optional(yen()),
  penalty: z.optional(yen()),
  /** Below zero: what the car brought that was sold again. */
  resale: z.optional(yen()),
})

export const InvoiceRow = z.extend(Invoice, {
  purchaseId: z.int(),
  sku: z.string(),
  car: z.string(),
  client: z.object({ id: z.int(), name: z.string() }),
  /** Another sum is owed for its purchase by now: it is due to be replaced. */
  isOutdated: z.boolean(),
})
export type InvoiceRow = z.infer<typeof InvoiceRow>

const nextInvoice = {
  /** The purchase that is invoiced. */
  purchaseId: id(),
  /** A day in Japan; left empty, it is as many days from now as the company sets. */
  dueOn: z._default(dateString(), ''),
  /** The language of the document; left out, it is the one that the client reads. */
  language: z.optional(z.enum(['en', 'ru'])),
}

/**
 * Issues the invoice of a purchase and notifies the client. An existing invoice with another amount or due date, or
 * in another language than the one asked for, is replaced by the new one: `2611-0398-2`.
 */
export const createInvoice = contract({
  method: 'POST',
  path: '/invoice/create',
  operation: 'invoices.createInvoice',
  audience: 'manager',
  needs: ['managerBidForClient', 'financesManage'],
  input: z.object(nextInvoice),
  slow: true,
  output: z.object({ success: z.literal(true), id: z.int(), number: z.string(), url: z.string() }),
  errors: ['not_found', 'purchase_unpriced', 'nothing_to_invoice', 'invoice_stands', 'date_passed'],
})

/**
 * Creates a link to a preview of the next invoice of a purchase; it works for ten minutes. Nothing is issued, and nobody is
 * notified.
 */
export const previewInvoice = contract({
  method: 'GET',
  path: '/invoice/preview',
  operation: 'invoices.previewInvoice',
  audience: 'manager',
  needs: ['managerBidForClient', 'financesManage'],
  input: z.object(nextInvoice),
  slow: true,
  output: z.object({ success: z.literal(true), url: z.string() }),
  errors: ['not_found', 'purchase_unpriced', 'nothing_to_invoice', 'date_passed'],
})

const invoiceFilter = {
  /** A part of the number, of the purchase’s or the client’s name, or the client’s id. */
  search: z.optional(text(100)),
  clientId: z.optional(id()),
}

/**
 * Creates a link to download the same invoices, with all their pages, as a file; it works for one minute and only for
 * the caller.
 */
export const exportInvoices = contract({
  method: 'GET',
  path: '/invoice/index-export',
  operation: 'invoices.exportInvoices',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({ ...invoiceFilter, format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})

/** Invoices that are unpaid, or no longer say what is owed, those due first at the top. */
export const listInvoices = contract({
  method: 'GET',
  path: '/invoice/index',
  operation: 'invoices.listInvoices',
  audience: 'manager',
  needs: ['managerBidForClient'],
  input: z.object({
    ...invoiceFilter,
    page: z._default(int(1, 100_000), 1),
    pageSize: z._default(int(1, 100), 50),
  }),
  output: z.object({
    invoices: z.array(InvoiceRow),
    /** Yen that are still to be paid, of all that match. */
    due: yen(),
    pageInfo: PageInfo,
  }),
  errors: [],
})
