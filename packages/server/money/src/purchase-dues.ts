import { purchaseStatuses } from '@seriba/domain/money/purchase-status'
import { type RawBuilder, sql } from 'kysely'

/**
 * For a purchase `p`: the yen charged, the yen paid, and the Japanese day by which it has to be paid: its invoice’s,
 * else its own, else so many days after the purchase. Joined as `dues`.
 */
export const duesOfPurchase = (dueDays: number): RawBuilder<unknown> => sql`
  cross join lateral (
    select
      coalesce((select -sum(amount) from ledger where purchase_id = p.id and type = 'CarPurchase'), 0)::bigint as charged,
      coalesce((select sum(amount) from allocations where purchase_id = p.id), 0)::bigint as paid,
      coalesce(
        (select due_on from invoices where purchase_id = p.id order by id desc limit 1),
      p.due_on,
        (p.purchased_at at time zone 'Asia/Tokyo')::date + ${dueDays}::int
      ) as due_on
  ) dues`

/** For a purchase `p`: it was canceled, and nothing is due for it. */
export const purchaseCanceled = sql<boolean>`
  p.status is not distinct from ${sql.lit(purchaseStatuses.purchaseCancelled)}::smallint`

/**
 * For a purchase `p` with a price: what an invoice would currently ask for, as `sumOf(chargesOf())` adds it up; yen.
 */
export const invoicedNow = sql<number>`
  (p.price + p.agent_fee + coalesce(p.delivery, 0) + coalesce(p.freight, 0) + p.other
    - coalesce(p.resale_amount, 0) + coalesce(p.resale_penalty, 0))::bigint`

/** For an invoice `i` and its purchase `p`: it says what is owed, or is due to be replaced (`isOutdated`). */
export const invoiceOutdated = sql<boolean>`coalesce(i.total <> ${invoicedNow}, false)`
