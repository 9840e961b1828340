import type { FreePayment, OpenPurchase, Part } from '@seriba/domain/money/allocation'
import type { Db, Tx } from '@seriba/server-kit/db'
import { preparedQuery } from '@seriba/server-kit/prepared-statements'
import { sql } from 'kysely'
import { purchaseCanceled } from './purchase-dues.ts'

export type KeptPart = Part & { isChosen: boolean; charged: number; canPay: boolean }

/** A client's current allocations: manual ones first, and then in the order of the payments. */
export async function partsOf(db: Db | Tx, userId: number): Promise<KeptPart[]> {
  const { rows } = await sql<KeptPart>`${preparedQuery}
    select a.ledger_id as "ledgerId", a.purchase_id as "purchaseId", a.amount,
      exists (select from allocation_choices ch where ch.ledger_id = a.ledger_id) as "isChosen",
      coalesce(
        (select -sum(amount) from ledger where purchase_id = a.purchase_id and type = 'CarPurchase'), 0
      )::bigint as charged,
      not exists (select from ledger r where r.reverses = l.id) as "canPay"
    from allocations a join ledger l on l.id = a.ledger_id
    where l.user_id = ${userId}
    order by "isChosen" desc, a.ledger_id, a.purchase_id`.execute(db)
  return rows
}

/** A client's payments without manual allocations, with the free part of each; deposits stay as they are. */
export async function freePayments(tx: Tx, userId: number): Promise<FreePayment[]> {
  const { rows } = await sql<FreePayment>`${preparedQuery}
    select l.id, (l.amount - coalesce(sum(a.amount), 0))::bigint as free
    from ledger l left join allocations a on a.ledger_id = l.id
    where l.user_id = ${userId} and ${canPay}
      and l.purpose is distinct from 'deposit'
      and not exists (select from allocation_choices ch where ch.ledger_id = l.id)
    group by l.id having l.amount > coalesce(sum(a.amount), 0)
    order by l.at, l.id`.execute(tx)
  return rows
}

/** A line `l` that came in and was not reversed. */
export const canPay = sql<boolean>`
  l.type = 'Remittances' and l.amount > 0 and l.reverses is null
  and not exists (select from ledger r where r.reverses = l.id)`

/** A client's unpaid purchases, earliest due first. */
export async function openPurchases(tx: Tx, userId: number): Promise<OpenPurchase[]> {
  const { rows } = await sql<OpenPurchase>`${preparedQuery}
    select p.id, (charged.amount - coalesce(paid.amount, 0))::bigint as open
    from purchases p
    join (
      select purchase_id, -sum(amount) as amount from ledger
      where user_id = ${userId} and type = 'CarPurchase' and purchase_id is not null group by purchase_id
    ) charged on charged.purchase_id = p.id
    left join lateral (
      select sum(amount) as amount from allocations where purchase_id = p.id
    ) paid on true
    left join lateral (
      select due_on from invoices where purchase_id = p.id order by id desc limit 1
    ) invoice on true
    where not ${purchaseCanceled} and charged.amount > coalesce(paid.amount, 0)
    order by coalesce(invoice.due_on, p.due_on, (p.purchased_at at time zone 'Asia/Tokyo')::date), p.id`.execute(
    tx,
  )
  return rows
}

/**
 * Yen that a client has for purchases: everything that came in, less refunds and other charges, less held deposits. A
 * deposit that staff have assigned to purchases is no longer held. Debts from before, in an opening balance, take
 * nothing from what has been paid for purchases.
 */
export async function moneyForPurchases(tx: Tx, userId: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`${preparedQuery}
    select (
      coalesce((
        select sum(amount) from ledger
        where user_id = ${userId} and type <> 'CarPurchase' and not (type = 'Yahoo' and purpose is not distinct from 'opening')
      ), 0)
      - coalesce((
        select sum(l.amount) from ledger l
        where l.user_id = ${userId} and l.purpose = 'deposit' and ${canPay}
          and not exists (select from allocation_choices ch where ch.ledger_id = l.id)
          and not exists (select from deposits d where d.ledger_id = l.id and d.refund_id is not null)
      ), 0)
    )::bigint as amount`.execute(tx)
  return rows[0]?.amount ?? 0
}

export async function replaceParts(tx: Tx, before: readonly Part[], after: readonly Part[]) {
  const keyOf = ({ ledgerId, purchaseId }: Part) => `${ledgerId} ${purchaseId}`
  const kept = new Map(after.map((part) => [keyOf(part), part.amount]))
  for (const part of before) {
    if (kept.get(keyOf(part)) === part.amount) kept.delete(keyOf(part))
    else
      await tx
        .deleteFrom('allocations')
        .where('ledger_id', '=', part.ledgerId)
        .where('purchase_id', '=', part.purchaseId)
        .execute()
  }
  const rows = after
    .filter((part) => kept.has(keyOf(part)))
    .map(({ ledgerId, purchaseId, amount }) => ({ ledger_id: ledgerId, purchase_id: purchaseId, amount }))
  if (rows.length > 0) await tx.insertInto('allocations').values(rows).execute()
}
