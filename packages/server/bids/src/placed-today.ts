import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { type RawBuilder, sql } from 'kysely'

/**
 * What the daily limit counts of a client: the lots on which they have bid anew this Japanese day, whatever became
 * of the bids. The lot that is asked about is left out: bidding on it again takes nothing more of the limit.
 */
export const placedToday = (client: RawBuilder<unknown>, exceptLotId: string, now: Date) => sql<number>`(
  select count(*) from bids t
  where t.client_id = ${client} and t.bid_date >= ${startOfJstDay(jstDay(now))} and t.lot_id <> ${exceptLotId}::bigint
)`
