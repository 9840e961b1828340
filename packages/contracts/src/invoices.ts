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
  /** How much of the purchase has been paid so far. */
  paid: yen(),
  state: z.enum(invoiceStates),
})
export type Invoice = z.infer<typeof Invoice>

/** What it asks for, line by line, in yen; a zero charge has no line. */
export const InvoiceCharges = z.object({
  price: z.optional(yen()),
  agentFee: z.optional(yen()),
  delivery: z.optional(yen()),
  freight: z.optional(yen()),
  other: z.optional(yen()),
  penalty: z.optional(yen()),
  /** Negative: what the car brought when it was sold again. */
  resale: z.optional(yen()),
})

export const InvoiceRow = z.extend(Invoice, {
  purchaseId: z.int(),
  sku: z.string(),
  car: z.string(),
  client: z.object({ id: z.int(), name: z.string() }),
  /** The amount owed for its purchase has changed, so it should be replaced. */
  isOutdated: z.boolean(),
})
export type InvoiceRow = z.infer<typeof InvoiceRow>

const nextInvoice = {
  /** The purchase that is invoiced. */
  purchaseId: id(),
  /** A day in Japan; if empty, it is the company's usual number of days from now. */
  dueOn: z._default(dateString(), ''),
  /** The language of the document; if left out, the client's. */
  language: z.optional(z.enum(['en', 'ru'])),
}

/**
 * Issues the invoice for a purchase and notifies the client. An existing invoice with another amount or due date, or in
 * another language than the requested one, is replaced by the new one: `2611-0398-2`.
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
  /** Part of the number, of the purchase’s or the client’s name, or the client’s id. */
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

/** Invoices that are unpaid or no longer match what is owed, earliest due first. */
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
    /** Yen that are still to be paid, over all matches. */
    due: yen(),
    pageInfo: PageInfo,
  }),
  errors: [],
})
