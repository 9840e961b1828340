import type { Input, Output } from '@seriba/contracts/contract'
import type { depositInvoice as contract } from '@seriba/contracts/deposits'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import type { Db } from '@seriba/server-kit/db'
import { findDeposit } from '../deposits.repository.ts'
import { invoiceLink } from '../invoice-link.ts'
import { findPurchase } from '../purchase-list.repository.ts'
import { standingInvoice } from './invoices.repository.ts'

/**
 * A link to the invoice for a deposit or a purchase: the user’s own, a dealer’s clients’, or for staff any client’s.
 */
export async function invoiceLinkOf(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  actor: Actor,
  { id, kind }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  if (isManager(actor) && !actor.permission.managerBidForClient) throw new ApiError('permission_missing')
  const found = kind === 'deposit' ? await depositOf(db, actor, id) : await invoiceOf(db, actor, id)
  return { success: true, url: invoiceLink({ kind, id: found }, config.cookieSecret, new Date()) }
}

async function depositOf(db: Db, actor: Actor, id: number): Promise<number> {
  const deposit = await findDeposit(db, id)
  if (!deposit || (!isManager(actor) && deposit.user_id !== actor.userId)) return notFound()
  return deposit.id
}

async function invoiceOf(db: Db, actor: Actor, purchaseId: number): Promise<number> {
  if (!isManager(actor) && !(await findPurchase(db, actor, purchaseId, 'purchase'))) return notFound()
  return ((await standingInvoice(db, purchaseId)) ?? notFound()).id
}
