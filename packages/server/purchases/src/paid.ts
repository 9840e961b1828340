import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { sql } from 'kysely'

/** What is due for a purchase `p`, in yen: null before its price is known, 0 once it is canceled. */
export const dueOf = sql<number | null>`case
  when p.status = ${sql.lit(purchaseStatuses.purchaseCancelled)} then 0
  else p.price + p.agent_fee + coalesce(p.delivery, 0) + p.other + coalesce(p.freight, 0)
end`

/** What payments pay of a purchase `p`, in yen. */
export const paidOf = sql<number>`
  coalesce((select sum(amount) from allocations a where a.purchase_id = p.id), 0)::bigint`
