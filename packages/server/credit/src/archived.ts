import { jstDay } from '@seriba/domain/time/jst'
import { sql } from 'kysely'

/** The domain's `isArchived`, for a bid `b` on a lot `l`. The few open negotiations are read once, not for each bid. */
export const archived = (now: Date) => sql<boolean>`(
  b.id not in (select bid_id from negotiations where outcome is null) and case when l.auction_at is not null then l.auction_day < ${jstDay(now)}::date
  else b.status in (4, 5, 6) and (b.updated_at at time zone 'Asia/Tokyo')::date < ${jstDay(now)}::date end
)`
