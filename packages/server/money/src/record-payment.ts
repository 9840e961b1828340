import { formatBalance } from '@seriba/domain/format/number'
import { opensBidding } from '@seriba/domain/money/deposit'
import { type RecordedType, signed } from '@seriba/domain/money/payment-can'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import type {} from '@seriba/server-company/company-store'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import type { Tx } from '@seriba/server-kit/db'
import type { EventAuthor } from '@seriba/server-kit/events'
import { insertReceivedDeposit, receiveDeposit } from './deposits.repository.ts'
import type { Account } from './locked-account.ts'
import { mailClient } from './mail-client.ts'
import { recordMoneyEvent } from './money-event.ts'
import { insertPayment, ledgerSums } from './payments.repository.ts'
import { setBidding } from './set-bidding.ts'

export type RecordedPayment = {
  type: RecordedType
  /** Yen, without a sign. */
  amount: number
  /** Omitted if it is entered as of now. */
  at?: Date
  method: string
  /** The deposit that it represents; a payment that opens bidding is one, whether announced or not. */
  depositId: number | null
  description: string
}

export type Ctx = Pick<AppContext, 'config' | 'company'>
/** The person recording, and from where. */
export type Recorder = EventAuthor & { caller: { ip: string } }

/**
 * Enters a line for a locked account, with all its consequences: bidding opens, and the client is notified. If a
 * provider does it, there is no person who entered it.
 */
export async function recordPayment(
  tx: Tx,
  { config, company }: Ctx,
  account: Account,
  { type, amount, depositId, ...line }: RecordedPayment,
  by: Recorder | null,
) {
  const received = type === 'Remittances'
  const before = await ledgerSums(tx, account.id)
  const balance = before.balance + signed(type, amount)
  const paid = { before: before.received, now: amount, balance, deposit: company.depositAmount }
  const opens = { roleId: account.role_id, permissions: account.permissions }
  const biddingOpened = received && opensBidding(opens, paid)
  const purpose = biddingOpened || depositId !== null ? 'deposit' : null
  const id = await insertPayment(tx, {
    ...line,
    purpose,
    user_id: account.id,
    type,
    amount: signed(type, amount),
    created_by: by?.actor.userId ?? null,
  })
  if (depositId !== null) await receiveDeposit(tx, depositId, id)
  else if (biddingOpened) await insertReceivedDeposit(tx, company, account, { ...line, amount, ledgerId: id })
  if (biddingOpened) await setBidding(tx, account, true)
  await recordAudit(tx, {
    actor: by?.actor ?? null,
    action: received ? 'payment.received' : 'payment.charged',
    entity: 'user',
    entityId: account.id,
    before: biddingOpened ? { permissions: { biddingAllowed: false } } : {},
    after: {
      payment: id,
      amount,
      method: line.method,
      ...(biddingOpened && { permissions: { biddingAllowed: true } }),
    },
    ...(by && { ip: by.caller.ip }),
  })
  await notifyAccountChanged(tx, account.id, [account.dealer_id], by)
  if (received) {
    await recordMoneyEvent(tx, { userId: account.id, paymentId: id, amount, what: purpose ?? 'payment' }, by)
    await mailClient(tx, account.id, 'payment.email', {
      template: purpose === 'deposit' ? 'depositReceived' : 'paymentReceived',
      values: {
        amount: formatBalance(amount),
        balance: formatBalance(balance),
        biddingOpened,
        link: linkToPayments(config),
      },
    })
  }
  return { id, biddingOpened }
}

export const linkToPayments = ({ publicUrl }: Pick<Ctx['config'], 'publicUrl'>) =>
  publicUrl === undefined ? null : `${publicUrl}/payments`
