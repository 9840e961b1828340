import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { chargesOf, type InvoiceCharges, sumOf } from '@seriba/domain/money/invoice'

type Costs = Pick<PurchaseDetails, 'finances' | 'resale'>

/** What an invoice of a purchase would charge now, line by line. */
export const chargesNow = ({ finances, resale }: Costs): InvoiceCharges =>
  chargesOf({ ...finances, price: finances.price ?? 0 }, resale)

/** The same as a single sum of yen; null until there is a price. */
export const invoicedNow = (costs: Costs): number | null =>
  costs.finances.price === null ? null : sumOf(chargesNow(costs))
