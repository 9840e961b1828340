import { openStatuses } from '@seriba/domain/lots/lot-status'
import { jstDay } from '@seriba/domain/time/jst'
import { sql } from 'kysely'

const open = sql.join(openStatuses.map((status) => sql.lit(status)))

/** The day that lot `l` is sold on; no day is too late for a lot that is not auctioned. The index lots_to_offer has it. */
const lastDay = sql`case when l.auction_at is null then 'infinity'::date else l.auction_day end`

/** `auctionFinished` of the domain, for the lot `l` of a query. Its opposite is what the index lots_to_offer holds. */
export const lotFinished = (now: Date) => sql<boolean>`(
  l.status not in (${open})
  or (${lastDay}) < ${jstDay(now)}::date
)`
