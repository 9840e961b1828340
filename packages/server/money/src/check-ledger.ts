import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { recordAudit } from '@seriba/server-kit/audit'
import { type Db, withTransaction } from '@seriba/server-kit/db'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { ofCharges } from './settle-purchase.ts'

export type LedgerDifference = {
  /** The difference, and the row where it was found. */
  entity: 'user' | 'purchase' | 'deposit'
  id: number
  /** Yen. */
  expected: number
  found: number
}

/** Compares stored values with the ledger's lines every night, and names every row that differs (GAP67). */
export async function checkLedger({
  db,
  log,
}: {
  db: Db
  log: Pick<FastifyBaseLogger, 'error'>
}): Promise<LedgerDifference[]> {
  return withTransaction({ db }, async (tx) => {
    const { rows } = await sql<LedgerDifference>`
      ${balances} union all ${charges} union all ${deposits} order by entity, id`.execute(tx)
    for (const { entity, id, expected, found } of rows) {
      log.error({ entity, id, expected, found }, 'the ledger does not match the stored values')
      await recordAudit(tx, {
        actor: null,
        action: 'ledger.difference',
        entity,
        entityId: id,
        after: { expected, found },
      })
    }
    await sql`insert into ledger_checks (differences) values (${rows.length}) on conflict do nothing`.execute(
      tx,
    )
    return rows
  })
}

/** The stored balance of an account is the sum of its lines. */
const balances = sql`
  select 'user' as entity, user_id as id, coalesce(sums.amount, 0) as expected, coalesce(kept.amount, 0) as found
  from (select user_id, sum(amount) as amount from ledger group by user_id) sums
  full join ledger_balances kept using (user_id)
  where coalesce(sums.amount, 0) <> coalesce(kept.amount, 0)`

/** The charges of a purchase equal what is due for it. */
const charges = sql`
  select 'purchase', p.id, due.amount, coalesce(charged.amount, 0)
  from purchases p
  cross join lateral (
    select case
      when p.price is null or p.status = ${sql.lit(purchaseStatuses.purchaseCancelled)} then 0
      else p.price + p.agent_fee + coalesce(p.delivery, 0) + p.other + coalesce(p.freight, 0)
    end as amount
  ) due
  left join (
    select purchase_id, -sum(amount) as amount from ledger where type = 'CarPurchase' and ${ofCharges} group by purchase_id
  ) charged on charged.purchase_id = p.id
  where due.amount <> coalesce(charged.amount, 0)`

/** A received deposit has a valid line of its own client. */
const deposits = sql`
  select 'deposit', d.id, d.amount, 0
  from deposits d
  join ledger l on l.id = d.ledger_id
  where l.user_id <> d.user_id or l.type <> 'Remittances' or exists (select from ledger r where r.reverses = l.id)`

/** How many rows differed at the last check; 0 before the first. */
export async function ledgerDifferences(db: Db): Promise<number> {
  const { rows } = await sql<{ differences: number }>`
    select differences from ledger_checks order by at desc limit 1`.execute(db)
  return rows[0]?.differences ?? 0
}
