import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { type RawBuilder, sql } from 'kysely'

/** What is due for a purchase, in yen: null before its price is known, 0 once it is canceled. */
const dueOf = sql`case
  when status = ${sql.lit(purchaseStatuses.purchaseCancelled)} then 0
  else price + agent_fee + coalesce(delivery, 0) + other + coalesce(freight, 0)
end`

/** The `id` of purchases with what is `due` and what payments pay of it (`paid`), in yen. */
export const paidOf = (whose: RawBuilder<unknown>) => sql`
  select id, ${dueOf} as due, coalesce(paid.amount, 0) as paid
  from purchases
  left join (select purchase_id, sum(amount)::bigint as amount from allocations group by purchase_id) paid
    on paid.purchase_id = purchases.id
  where ${whose}`
