import type { Deposit } from '@seriba/contracts/deposits'
import {
  type DepositMethod,
  depositExpires,
  depositMethods,
  depositReference,
} from '@seriba/domain/money/deposit'
import { type PaymentMethod, paymentMethodOf } from '@seriba/domain/money/payment-methods'
import type { Company } from '@seriba/server-company/company'
import type { Db, Tx } from '@seriba/server-kit/db'
import type { DepositsTable } from '@seriba/server-kit/schema/trade'
import { sql } from 'kysely'
import { canPay } from './allocations.repository.ts'
import type { Account } from './locked-account.ts'

type Row = Pick<DepositsTable, 'method' | 'amount' | 'reference'> & {
  id: number
  created_at: string
  expires_at: string
}

/** Deposits are announced with one of these methods; only those entered by hand can have another. */
const announcedMethod = (method: PaymentMethod): DepositMethod =>
  depositMethods.find((known) => known === method) ?? 'bank'

export const mapDeposit = ({ id, method, amount, reference, created_at, expires_at }: Row): Deposit => ({
  id,
  method: announcedMethod(method),
  amount,
  reference,
  createdAt: created_at,
  expiresAt: expires_at,
})

/** A client's latest pending deposit. */
export const waitingDeposit = (db: Db | Tx, userId: number, now: Date) =>
  db
    .selectFrom('deposits')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ledger_id', 'is', null)
    .where('failed_at', 'is', null)
    .where('expires_at', '>', sql<string>`${now}`)
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** A client's latest deposit that was received and not refunded, with the amount received. */
export const heldDeposit = (db: Db | Tx, userId: number) =>
  db
    .selectFrom('deposits as d')
    .innerJoin('ledger as l', 'l.id', 'd.ledger_id')
    .select(['d.id', 'd.reference', 'l.amount'])
    .where('d.user_id', '=', userId)
    .where('d.refund_id', 'is', null)
    .orderBy('d.id', 'desc')
    .executeTakeFirst()

/** Its number may be larger than any existing one. */
export const findDeposit = (db: Db | Tx, id: number) =>
  db.selectFrom('deposits').selectAll().where('id', '=', sql<number>`${id}::bigint`).executeTakeFirst()

export async function countDeposits(tx: Tx, userId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('deposits')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** A client's latest valid incoming money since a certain time that is not a deposit. */
export async function moneySince(tx: Tx, userId: number, since: Date) {
  const { rows } = await sql<{ id: number; amount: number; at: string }>`
    select l.id, l.amount, l.at from ledger l
    where l.user_id = ${userId} and l.at >= ${since} and ${canPay} and l.purpose is distinct from 'deposit'
    order by l.at desc, l.id desc limit 1`.execute(tx)
  return rows[0]
}

/** The line with which a deposit came in. */
export const receiveDeposit = (tx: Tx, id: number, ledgerId: number) =>
  tx.updateTable('deposits').set({ ledger_id: ledgerId }).where('id', '=', id).execute()

type ReceivedByHand = { amount: number; method: string; ledgerId: number }

/** A deposit that arrived before anybody had announced it. */
export async function insertReceivedDeposit(
  tx: Tx,
  { skuPrefix }: Pick<Company, 'skuPrefix'>,
  { id }: Pick<Account, 'id'>,
  { amount, method, ledgerId }: ReceivedByHand,
) {
  const running = (await countDeposits(tx, id)) + 1
  await tx
    .insertInto('deposits')
    .values({
      user_id: id,
      method: paymentMethodOf(method) ?? 'bank',
      amount,
      reference: depositReference(skuPrefix, id, running),
      expires_at: depositExpires(new Date()),
      ledger_id: ledgerId,
      announced: false,
    })
    .execute()
}

/** A deposit whose line is reversed is pending again; an unannounced one is no longer expected. */
export const awaitDepositAgain = (tx: Tx, ledgerId: number, reason: string) =>
  sql`
    update deposits set ledger_id = null,
      failed_at = case when announced then failed_at else now() end,
      failed_reason = case when announced then failed_reason else ${reason} end
    where ledger_id = ${ledgerId}`.execute(tx)

/** The line with which a deposit was refunded. */
export const refundDeposit = (tx: Tx, id: number, ledgerId: number) =>
  tx.updateTable('deposits').set({ refund_id: ledgerId }).where('id', '=', id).execute()

/** A deposit whose refund is reversed is held again. */
export const unrefundDeposit = (tx: Tx, ledgerId: number) =>
  tx.updateTable('deposits').set({ refund_id: null }).where('refund_id', '=', ledgerId).execute()

/** A client wants to pay it in a different way. */
export const changeMethod = (tx: Tx, id: number, method: DepositsTable['method']) =>
  tx.updateTable('deposits').set({ method }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
