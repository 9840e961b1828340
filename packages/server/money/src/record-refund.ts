import { formatBalance } from '@seriba/domain/format/number'
import type { PaymentMethod } from '@seriba/domain/money/payment-methods'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { recordAudit } from '@seriba/server-kit/audit'
import type { Tx } from '@seriba/server-kit/db'
import type { Account } from './locked-account.ts'
import { mailClient } from './mail-client.ts'
import { insertPayment, ledgerSums } from './payments.repository.ts'
import { type Ctx, linkToPayments, type Recorder } from './record-payment.ts'
import { losesDeposit, setBidding } from './set-bidding.ts'

type RecordedRefund = {
  /** Yen, without a sign. */
  amount: number
  method: PaymentMethod
  description: string
  /** The deposit it belongs to, and whether it refunds that: duplicate payments are refunded without touching it. */
  deposit: { id: number; reference: string; isPaidBack: boolean } | null
  /** Also closes bidding if less than the deposit is left. */
  closeBidding: boolean
}

/**
 * Enters a refund for a locked account, with all its consequences. If a provider does it, there is no person who
 * entered it.
 */
export async function recordRefund(
  tx: Tx,
  { config, company }: Ctx,
  account: Account,
  { amount, method, description, deposit, closeBidding }: RecordedRefund,
  by: Recorder | null,
): Promise<number> {
  const line = {
    user_id: account.id,
    type: 'Remittances',
    purpose: 'refund',
    amount: -amount,
    method,
    description,
    created_by: by?.actor.userId ?? null,
  } as const
  const id = await insertPayment(tx, line, deposit?.isPaidBack ? deposit.id : undefined)
  const { balance, received } = await ledgerSums(tx, account.id)
  const paidIn = { before: received + amount, after: received }
  const closes = closeBidding && losesDeposit(account, paidIn, company.depositAmount)
  if (closes) await setBidding(tx, account, false)
  await recordAudit(tx, {
    actor: by?.actor ?? null,
    action: 'payment.refunded',
    entity: 'user',
    entityId: account.id,
    before: closes ? { permissions: { biddingAllowed: true } } : {},
    after: {
      payment: id,
      amount,
      method,
      ...(deposit && { deposit: deposit.reference }),
      ...(closes && { permissions: { biddingAllowed: false } }),
    },
    ...(by && { ip: by.caller.ip }),
  })
  await notifyAccountChanged(tx, account.id, [account.dealer_id], by)
  await mailClient(tx, account.id, 'payment.email', {
    template: 'refundSent',
    values: {
      amount: formatBalance(amount),
      balance: formatBalance(balance),
      biddingClosed: closes,
      link: linkToPayments(config),
    },
  })
  return id
}
