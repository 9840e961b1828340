import type { Input, Output } from '@seriba/contracts/contract'
import type { createInvoice as contract } from '@seriba/contracts/invoices'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { invoiceLink } from '../invoice-link.ts'
import type { Recorder } from '../record-payment.ts'
import { askedDueDay } from './asked-due-day.ts'
import { issueInvoice } from './issue-invoice.ts'

/** Staff issue the invoice for a purchase. */
export async function createInvoice(
  { db, company, config }: Pick<AppContext, 'db' | 'company' | 'config'>,
  by: Recorder,
  { purchaseId, dueOn, language }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const now = new Date()
  const issuing = { purchaseId, dueOn: askedDueDay(dueOn, now), language, by, company, now }
  const issued = await withTransaction({ db }, (tx) =>
    issueInvoice(tx, { ...issuing, publicUrl: config.publicUrl }),
  )
  const url = invoiceLink({ kind: 'purchase', id: issued.id }, config.cookieSecret, now)
  return { success: true, ...issued, url }
}
