import { type RawBuilder, sql } from 'kysely'
import { heldAmount } from './held-amount.ts'
import { lotFinished } from './lot-finished.ts'

/** An open offer to the seller in a negotiation about bid `b`: it may be accepted at any time. */
const openOffer = sql`n.bid_id = b.id and n.outcome is null and n.offer is not null`

/**
 * What holds the credit of the clients whose bids `b` are selected: live bids on lots that have not ended, and offers
 * that sellers may still accept. Two queries, since an index covers a client's few live bids.
 */
export const heldBids = (which: RawBuilder<unknown>, now: Date) => sql`
  select ${heldAmount} as amount, b.client_id, b.lot_id, b.group_id, b.bid_date
  from bids b join lots l on l.id = b.lot_id
  where ${which} and b.status in (1, 2) and not ${lotFinished(now)}
    and not exists (select from negotiations n where ${openOffer})
  union all
  select n.offer + b.counted_allowance, b.client_id, b.lot_id, b.group_id, b.bid_date
  from negotiations n join bids b on ${openOffer}
  where ${which}`
