import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { type RawBuilder, sql } from 'kysely'

/** What is due for a purchase, in yen: null before its price is known, 0 once it is canceled. */
const dueOf = sql`case
  when status = ${sql.lit(purchaseStatuses.purchaseCancelled)} then 0
  else price + agent_fee + coalesce(delivery, 0) + other + coalesce(freight, 0)
end`

/**
 * The `id` of purchases with what is `due` and what is `paid` of it, in yen: what a client has paid covers their
 * purchases from the oldest on. Their balance is what is left of all payments after all charges. `whose` takes whole
 * clients.
 */
export const paidOf = (whose: RawBuilder<unknown>) => sql`
  select id, due, greatest(0, least(coalesce(due, 0), balance + of_all - so_far + coalesce(due, 0))) as paid
  from (
    select p.id, p.due, coalesce(b.amount, 0) as balance,
      sum(p.due) over (partition by p.client_id) as of_all,
      sum(p.due) over (partition by p.client_id order by p.purchased_at, p.id) as so_far
    from (select id, client_id, purchased_at, ${dueOf} as due from purchases where ${whose}) p
    left join ledger_balances b on b.user_id = p.client_id
  ) sums`
