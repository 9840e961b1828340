import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db-types.ts'

/** When the seller of a negotiation `n` last named a price. */
export const askedAt: RawBuilder<Date> = sql`(
  select max(t.at) from negotiation_turns t where t.negotiation_id = n.id and t.act = 'ask')`

/**
 * A channel has delivered the seller's ask to a client. News of an earlier price does not count; a message that was
 * sent is not sent again just because it could not be recorded.
 */
export const recordAskDelivery = (
  db: Db,
  told: { userId: number; bidId: number; channel: 'push' | 'telegram'; at: string },
): Promise<void> =>
  sql`
    insert into negotiation_told (negotiation_id, channel)
    select n.id, ${told.channel} from negotiations n join bids b on b.id = n.bid_id
    where b.id = ${told.bidId}::integer and b.client_id = ${told.userId}::integer and n.outcome is null
      and date_trunc('milliseconds', ${askedAt}) <= ${told.at}::timestamptz
    on conflict (negotiation_id, channel) do update set at = now()
      where negotiation_told.at < (select max(at) from negotiation_turns
        where negotiation_id = excluded.negotiation_id and act = 'ask')`
    .execute(db)
    .then(
      () => {},
      () => {},
    )
