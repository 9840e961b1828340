import { formatBalance } from '@seriba/domain/format/number'
import { notifyAccountChanged } from '@seriba/server-account/notify-account-changed'
import { recordAudit } from '@seriba/server-kit/audit'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { findDeposit } from '../deposits.repository.ts'
import type { Account } from '../locked-account.ts'
import { mailClient } from '../mail-client.ts'
import { insertPayment, ledgerSums } from '../payments.repository.ts'
import { type Ctx, linkToPayments } from '../record-payment.ts'

type Deposit = NonNullable<Awaited<ReturnType<typeof findDeposit>>>

/** Enters what a provider has paid back already, so that no bid keeps it here. */
export async function recordProviderRefund(
  tx: Tx,
  { config }: Ctx,
  deposit: Deposit,
  account: Account,
  amount: number,
): Promise<void> {
  const method = deposit.method === 'bank' ? 'wallet' : deposit.method
  const line = {
    user_id: account.id,
    type: 'Remittances',
    purpose: 'refund',
    amount: -amount,
    method,
    description: deposit.reference,
  } as const
  const repaid = await takesFromDeposit(tx, deposit, amount)
  const id = await insertPayment(tx, line, repaid ? deposit.id : undefined)
  await recordAudit(tx, {
    actor: null,
    action: 'payment.refunded',
    entity: 'user',
    entityId: account.id,
    after: { payment: id, amount, method, deposit: deposit.reference },
  })
  const { balance } = await ledgerSums(tx, account.id)
  await mailClient(tx, account.id, 'payment.email', {
    template: 'refundSent',
    values: { amount: formatBalance(amount), balance: formatBalance(balance), link: linkToPayments(config) },
  })
  await notifyAccountChanged(tx, account.id, [account.dealer_id], null)
}

/** Whether less than the deposit is left of what came in for it: what was paid twice goes back without touching it. */
async function takesFromDeposit(
  tx: Tx,
  { ledger_id, refund_id, user_id, reference }: Deposit,
  amount: number,
): Promise<boolean> {
  if (ledger_id === null || refund_id !== null) return false
  const { rows } = await sql<{ left: number; deposit: number }>`
    select coalesce(sum(l.amount), 0)::bigint as left,
      coalesce(sum(l.amount) filter (where l.id = ${ledger_id}::bigint), 0)::bigint as deposit
    from ledger l
    where l.user_id = ${user_id} and l.type = 'Remittances'
      and (l.id = ${ledger_id}::bigint or (l.description = ${reference} and l.reverses is null))
      and not exists (select from ledger r where r.reverses = l.id)`.execute(tx)
  const { left = 0, deposit = 0 } = rows[0] ?? {}
  return left - amount < deposit
}
