import type { Input, Output } from '@seriba/contracts/contract'
import type { createInvoice as contract } from '@seriba/contracts/invoices'
import { jstDay } from '@seriba/domain/time/jst'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { invoiceLink } from '../invoice-link.ts'
import type { Recorder } from '../record-payment.ts'
import { issueInvoice } from './issue-invoice.ts'

/** Staff issues the invoice of a purchase. */
export async function createInvoice(
  { db, company, config }: Pick<AppContext, 'db' | 'company' | 'config'>,
  by: Recorder,
  { purchaseId, dueOn }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const now = new Date()
  if (dueOn !== '' && dueOn < jstDay(now)) {
    throw new ApiError('date_passed', { fields: { dueOn: 'date_passed' } })
  }
  const issuing = { purchaseId, dueOn: dueOn || null, by, company, publicUrl: config.publicUrl, now }
  const issued = await withTransaction({ db }, (tx) => issueInvoice(tx, issuing))
  const url = invoiceLink({ kind: 'purchase', id: issued.id }, config.cookieSecret, now)
  return { success: true, ...issued, url }
}
