import type { Input } from '@seriba/contracts/contract'
import type { reversePayment as contract } from '@seriba/contracts/payments'
import { paymentCan } from '@seriba/domain/money/payment-can'
import { lockAccount } from '../clients/lock-account.ts'
import { tellAccount } from '../clients/tell-account.ts'
import { recordAudit } from '../lib/audit.ts'
import { type Db, transact } from '../lib/db.ts'
import { assertOk, notFound, Refusal } from '../lib/refusal.ts'
import { findPayment, insertPayment } from './payments.repository.ts'
import type { Recorder } from './record-payment.ts'

/** Takes a line back by another one, once; the line itself stays as it is. */
export function reversePayment(
  { db }: { db: Db },
  by: Recorder,
  { id, ...input }: Input<typeof contract>,
): Promise<void> {
  const reason = input.reason.trim()
  if (reason === '') throw new Refusal('field_required', { fields: { reason: 'field_required' } })
  return transact({ db }, async (tx) => {
    const found = await findPayment(tx, id)
    if (!found) return notFound()
    const account = await lockAccount(tx, found.userId)
    // Read again under the lock: two who take it back at once do so one after the other.
    const line = (await findPayment(tx, id)) ?? notFound()
    assertOk(paymentCan.reverse(line))
    const reversal = await insertPayment(tx, {
      user_id: account.id,
      type: line.type,
      amount: -line.amount,
      method: 'adjustment',
      description: reason,
      reverses: id,
      created_by: by.actor.userId,
    })
    await recordAudit(tx, {
      actor: by.actor,
      action: 'payment.reversed',
      entity: 'user',
      entityId: account.id,
      before: {},
      after: { payment: reversal, reverses: id, amount: line.amount, reason },
      ip: by.caller.ip,
    })
    await tellAccount(tx, account.id, [account.dealer_id], by)
  })
}
