import { bidStatus } from '@seriba/domain/bids/bid-status'
import { purchaseCanceled } from '@seriba/server-money/purchase-dues'
import { sql } from 'kysely'

/** The purchase resulting from a bid `b`'s win; none once that is canceled. */
export const purchaseOfBid = sql<number | null>`(
  select p.id from purchases p
  where p.bid_id = b.id and b.status = ${sql.lit(bidStatus.win)} and not ${purchaseCanceled}
  order by p.id desc limit 1
)`
