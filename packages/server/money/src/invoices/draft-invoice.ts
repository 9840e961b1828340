import {
  canInvoice,
  chargesOf,
  firstInvoiceNumber,
  invoiceDue,
  nextInvoiceNumber,
  sumOf,
} from '@seriba/domain/money/invoice'
import { jstDay } from '@seriba/domain/time/jst'
import type { Company } from '@seriba/server-company/company'
import { ApiError, throwIfRejected } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import { type Language, languageOf } from '@seriba/server-kit/language'
import type { LotSnapshot } from '../lot-snapshot.ts'
import { findAddressee } from '../papers/addressee.ts'
import { isCancelled, type PurchaseRow } from '../purchases.repository.ts'
import { invoiceFacts } from './invoice-facts.ts'
import { standingInvoice } from './invoices.repository.ts'

export type InvoicedPurchase = Omit<PurchaseRow, 'lot'> & { lot: LotSnapshot }

type Asked = {
  /** A Japanese day; null uses the company's setting. */
  dueOn: string | null
  /** By default, the client's language. */
  language?: Language | undefined
  company: Company
  now: Date
}

/** What the next invoice for a purchase would say, at its current costs. */
export async function draftInvoice(
  db: Db | Tx,
  purchase: InvoicedPurchase,
  { company, now, ...asked }: Asked,
) {
  if (purchase.price === null || isCancelled(purchase)) throw new ApiError('purchase_unpriced')
  const costs = { ...purchase, price: purchase.price, agentFee: purchase.agent_fee }
  const charges = chargesOf(costs, {
    amount: purchase.resale_amount ?? 0,
    penalty: purchase.resale_penalty ?? 0,
  })
  const total = sumOf(charges)
  const earlier = await standingInvoice(db, purchase.id)
  throwIfRejected(canInvoice(total, earlier !== undefined))
  const { language, ...billTo } = await findAddressee(db, purchase.client_id)
  const facts = invoiceFacts({
    company,
    language: asked.language ?? languageOf(language),
    billTo,
    sku: purchase.sku,
    lot: purchase.lot,
    saleDay: purchase.lot.auctionDate && jstDay(purchase.lot.auctionDate),
    replaces: earlier
      ? { number: earlier.number, issuedAt: earlier.issuedAt, total: earlier.total, charges: earlier.charges }
      : null,
  })
  const number = earlier ? nextInvoiceNumber(earlier.number) : firstInvoiceNumber(purchase.id, now)
  const dueOn = asked.dueOn ?? invoiceDue(jstDay(now), company.invoiceDueDays)
  return { number, charges, total, dueOn, facts, earlier }
}
