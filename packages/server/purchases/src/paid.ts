import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { type RawBuilder, sql } from 'kysely'

/** What a purchase costs, in yen: null before its price is known, 0 once it is canceled. */
const totalOf = sql`case
  when status = ${sql.lit(purchaseStatuses.purchaseCancelled)} then 0
  else price + agent_fee + coalesce(delivery, 0) + other + coalesce(freight, 0)
end`

/** The total minus the proceeds of a resold car, plus its penalty: never below zero. */
const dueOf = sql`case
  when price is null then null
  else greatest(${totalOf} - coalesce(resale_amount, 0) + coalesce(resale_penalty, 0), 0)
end`

/**
 * The `id` of purchases with their `total`, the amount `due`, and the part of it covered by payments (`paid`), in yen.
 */
export const paidOf = (whose: RawBuilder<unknown>) => sql`
  select id, ${totalOf} as total, ${dueOf} as due, coalesce(paid.amount, 0) as paid
  from purchases
  left join (select purchase_id, sum(amount)::bigint as amount from allocations group by purchase_id) paid
    on paid.purchase_id = purchases.id
  where ${whose}`
