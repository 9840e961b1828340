import type { Company } from '@seriba/server-company/company'
import { ApiError } from '@seriba/server-kit/api-error'
import type { Config } from '@seriba/server-kit/config'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { enqueueLater } from '@seriba/server-kit/jobs'
import { issueInvoice } from './issue-invoice.ts'

declare module '@seriba/server-kit/jobs' {
  interface Tasks {
    invoiceOnPrice: { purchaseId: number }
  }
}

/** Charges that change within this time share one invoice: correcting a mistake does not send a second one. */
const joinedMs = 2 * 60_000

/** The charges of a purchase have changed: its invoice follows in a while, if the company chooses so. */
export const announceCharges = (tx: Tx, purchaseId: number) =>
  enqueueLater(tx, 'invoiceOnPrice', { purchaseId }, { afterMs: joinedMs, key: `invoice:${purchaseId}` })

type Ctx = { db: Db; company: Company; publicUrl: Config['publicUrl'] }

/** Issues the invoice for a purchase whose charges have changed, unless the last one already says the same. */
export async function invoiceOnPrice({ db, company, publicUrl }: Ctx, purchaseId: number): Promise<void> {
  if (!company.invoiceOnPrice) return
  const now = new Date()
  try {
    await withTransaction({ db }, (tx) =>
      issueInvoice(tx, { purchaseId, dueOn: null, by: null, company, publicUrl, now }),
    )
  } catch (error) {
    // By now there is nothing to ask for, or it has been asked for.
    if (
      error instanceof ApiError &&
      ['purchase_unpriced', 'nothing_to_invoice', 'invoice_stands'].includes(error.code)
    )
      return
    throw error
  }
}
