import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { findDeposit } from '../deposits.repository.ts'
import type { Account } from '../locked-account.ts'
import type { Ctx } from '../record-payment.ts'
import { recordRefund } from '../record-refund.ts'

type Deposit = NonNullable<Awaited<ReturnType<typeof findDeposit>>>

/**
 * Enters what a provider has already refunded, so no bid can hold it here. Nobody can be asked: if less than the
 * deposit is left, bidding closes.
 */
export async function recordProviderRefund(
  tx: Tx,
  ctx: Ctx,
  deposit: Deposit,
  account: Account,
  amount: number,
): Promise<void> {
  const { id, reference } = deposit
  const isPaidBack = await takesFromDeposit(tx, deposit, amount)
  const method = deposit.method === 'bank' ? 'wallet' : deposit.method
  const refund = { amount, method, description: reference, deposit: { id, reference, isPaidBack } } as const
  await recordRefund(tx, ctx, account, { ...refund, closeBidding: true }, null)
}

/**
 * Whether less than the deposit is left of what was paid for it: duplicate payments are refunded without touching it.
 */
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
