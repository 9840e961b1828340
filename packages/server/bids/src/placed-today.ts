import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { type RawBuilder, sql } from 'kysely'

/**
 * What counts toward a client's daily limit: the lots on which they have newly bid on this Japanese day, whatever
 * happened to the bids. The lot in question is left out: bidding on it again takes nothing from the limit.
 */
export const placedToday = (client: RawBuilder<unknown>, exceptLotId: string, now: Date) => sql<number>`(
  select count(*) from bids t
  where t.client_id = ${client} and t.bid_date >= ${startOfJstDay(jstDay(now))} and t.lot_id <> ${exceptLotId}::bigint
)`
