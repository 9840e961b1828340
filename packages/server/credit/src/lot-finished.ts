import { openStatuses } from '@seriba/domain/lots/lot-status'
import { jstDay } from '@seriba/domain/time/jst'
import { sql } from 'kysely'

const open = sql.join(openStatuses.map((status) => sql.lit(status)))

/**
 * The day on which lot `l` is sold; for a lot that is not auctioned, no day is too late. The index lots_to_offer
 * contains it.
 */
const lastDay = sql`case when l.auction_at is null then 'infinity'::date else l.auction_day end`

/** The domain's `auctionFinished`, for the lot `l` of a query. The index lots_to_offer covers the opposite. */
export const lotFinished = (now: Date) => sql<boolean>`(
  l.status not in (${open})
  or (${lastDay}) < ${jstDay(now)}::date
)`
