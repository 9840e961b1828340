import { formatBalance } from '@seriba/domain/format/number'
import { opensBidding } from '@seriba/domain/money/deposit'
import { type RecordedType, signed } from '@seriba/domain/money/payment-can'
import type { lockAccount } from '../clients/lock-account.ts'
import { tellAccount } from '../clients/tell-account.ts'
import type { AppContext } from '../context.ts'
import { recordAudit } from '../lib/audit.ts'
import type { Tx } from '../lib/db.ts'
import type { Doer } from '../lib/events.ts'
import { mailClient } from './mail-client.ts'
import { insertPayment, ledgerSums } from './payments.repository.ts'

export type RecordedPayment = {
  type: RecordedType
  /** Yen, without a sign. */
  amount: number
  at: Date
  method: string
  description: string
}

export type Ctx = Pick<AppContext, 'config' | 'company'>
/** Who records, from where. */
export type Recorder = Doer & { caller: { ip: string } }

type Account = Awaited<ReturnType<typeof lockAccount>>

/** Enters a line for a locked account, with all that follows from it: bidding that opens, the client who is told. */
export async function recordPayment(
  tx: Tx,
  { config, company }: Ctx,
  account: Account,
  { type, amount, ...line }: RecordedPayment,
  by: Recorder,
) {
  const received = type === 'Remittances'
  const before = await ledgerSums(tx, account.id)
  const id = await insertPayment(tx, {
    ...line,
    user_id: account.id,
    type,
    amount: signed(type, amount),
    created_by: by.actor.userId,
  })
  const paid = { before: before.received, now: amount, deposit: company.depositAmount }
  const opens = { roleId: account.role_id, permissions: account.permissions }
  const biddingOpened = received && opensBidding(opens, paid)
  if (biddingOpened) await openBidding(tx, account)
  await recordAudit(tx, {
    actor: by.actor,
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
    ip: by.caller.ip,
  })
  await tellAccount(tx, account.id, [account.dealer_id], by)
  if (received) {
    await mailClient(tx, account.id, 'payment.email', {
      template: 'depositReceived',
      values: {
        amount: formatBalance(amount),
        balance: formatBalance(before.balance + amount),
        biddingOpened,
        link: config.publicUrl === undefined ? null : `${config.publicUrl}/payments`,
      },
    })
  }
  return { id, biddingOpened }
}

const openBidding = (tx: Tx, { id, permissions }: Account) =>
  tx
    .updateTable('users')
    .set({ permissions: JSON.stringify({ ...permissions, biddingAllowed: true }) })
    .where('id', '=', id)
    .execute()
