import type { Input } from '@seriba/contracts/contract'
import type { allocatePayment as contract } from '@seriba/contracts/payments-desk'
import { lockAccount } from '@seriba/server-account/lock-account'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { notFound } from '@seriba/server-kit/api-error'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { withTransaction } from '@seriba/server-kit/db'
import { notifyPaymentsChanged, notifyPurchasesChanged } from '@seriba/server-kit/desk-events'
import { allocateMoney } from '../allocate-money.ts'
import { partsOf } from '../allocations.repository.ts'
import { chooseParts } from '../choose-parts.ts'
import type { Recorder } from '../record-payment.ts'
import { payingLine } from './view-allocation.ts'

/** Staff choose what a payment pays for; automatic allocations of other payments make way. */
export function allocatePayment(
  { db }: Pick<AppContext, 'db'>,
  by: Recorder,
  { id, parts, automatic }: Input<typeof contract>,
): Promise<void> {
  return withTransaction({ db }, async (tx) => {
    const found = (await payingLine(tx, id)) ?? notFound()
    const account = await lockAccount(tx, found.userId)
    // Read again under the lock, since it may have been reversed in the meantime.
    const payment = (await payingLine(tx, id)) ?? notFound()
    const before = (await partsOf(tx, account.id)).filter(({ ledgerId }) => ledgerId === id)
    await tx.deleteFrom('allocations').where('ledger_id', '=', id).execute()
    await tx.deleteFrom('allocation_choices').where('ledger_id', '=', id).execute()
    if (!automatic) await chooseParts(tx, payment, parts, by)
    await allocateMoney(tx, account.id)
    await recordAudit(tx, {
      actor: by.actor,
      action: 'payment.allocated',
      entity: 'user',
      entityId: account.id,
      before: {
        payment: id,
        ...(!payment.isChosen && { automatic: true }),
        parts: before.map(({ purchaseId, amount }) => ({ purchaseId, amount })),
      },
      after: { payment: id, ...(automatic ? { automatic } : { parts }) },
      ip: by.caller.ip,
    })
    await notifyAccountChanged(tx, account.id, [account.dealer_id], by)
    await notifyPurchasesChanged(tx, account.id, by)
    await notifyPaymentsChanged(tx, by)
  })
}
