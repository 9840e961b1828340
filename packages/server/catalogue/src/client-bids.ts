import { bidStatus } from '@seriba/domain/bids/bid-status'
import { sql } from 'kysely'

/**
 * What all clients together would pay for a lot, each of whom has at most one bid on it; canceled bids and those not
 * to be placed do not count.
 */
export const clientBids = sql`lateral (
  select max(amount) as highest_client_bid, count(*) as bidding_clients
  from bids
  where lot_id = l.id and status not in (${sql.lit(bidStatus.cancel)}, ${sql.lit(bidStatus.dontBid)})
) c`
