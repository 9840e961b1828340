import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import type { Tx } from '@seriba/server-kit/db'
import { allocateMoney } from '@seriba/server-money/allocate-money'
import { issueInvoice } from '@seriba/server-money/invoices/issue-invoice'
import { demoSettings } from './company-file.ts'
import type { Accounts } from './seed-users.ts'

/** Payments cover purchases, and each purchase has had its invoice since the day it was bought. */
export async function seedInvoices(tx: Tx, accounts: Accounts) {
  for (const userId of accounts.values()) await allocateMoney(tx, userId)
  const company = demoSettings()
  const purchases = await tx
    .selectFrom('purchases')
    .select(['id', 'purchased_at'])
    .where('price', 'is not', null)
    .where((eb) => eb.or([eb('status', 'is', null), eb('status', '<', purchaseStatuses.purchaseCancelled)]))
    .orderBy('id')
    .execute()
  for (const { id, purchased_at } of purchases)
    await issueInvoice(tx, {
      purchaseId: id,
      dueOn: null,
      by: null,
      company,
      publicUrl: undefined,
      now: new Date(purchased_at),
      isSilent: true,
    })
}
