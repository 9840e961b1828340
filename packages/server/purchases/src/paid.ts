import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { sql } from 'kysely'

/** What is due for a purchase `p`, in yen: null before its price is known, 0 once it is canceled. */
export const dueOf = sql<number | null>`case
  when p.status = ${sql.lit(purchaseStatuses.purchaseCancelled)} then 0
  else p.price + p.agent_fee + coalesce(p.delivery, 0) + p.other + coalesce(p.freight, 0)
end`

/**
 * What is paid of a purchase `p` of a client whose balance is `b.amount`, in yen: what a client has paid covers their
 * purchases from the oldest on. The balance is what is left of all payments after all charges.
 */
export const paidOf = sql<number>`greatest(0, least(
  coalesce(${dueOf}, 0),
  coalesce(b.amount, 0)
    + sum(coalesce(${dueOf}, 0)) over (partition by p.client_id)
    - sum(coalesce(${dueOf}, 0)) over (partition by p.client_id order by p.purchased_at, p.id)
    + coalesce(${dueOf}, 0)
))`
