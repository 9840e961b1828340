import { invoiceLink } from '@seriba/server-money/invoice-link'
import { purchaseCanceled } from '@seriba/server-money/purchase-dues'
import { sql } from 'kysely'

/** As long as a list may stay open. */
const seconds = 12 * 3600

/** The valid invoice for a bid `b`'s purchase; none once that is canceled. */
export const invoiceOfBid = sql<number | null>`(
  select i.id from purchases p join invoices i on i.purchase_id = p.id
  where p.bid_id = b.id and not ${purchaseCanceled} order by i.id desc limit 1
)`

/** The address at which the invoice of a listed bid can be read (GAP54). */
export const invoiceFields = (
  { invoice_id: id }: { invoice_id: number | null },
  secret: string,
  now: Date,
) => ({
  invoiceAvailable: id !== null,
  invoiceUrl: id === null ? null : invoiceLink({ kind: 'purchase', id }, secret, now, seconds),
})
