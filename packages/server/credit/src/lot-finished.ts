import { isFinal, lotStatuses } from '@seriba/domain/lots/lot-status'
import { jstDay } from '@seriba/domain/time/jst'
import { sql } from 'kysely'

const finalStatuses = lotStatuses.filter(isFinal)

/** The day that lot `l` is sold on; no day is too late for a lot that is not auctioned. The index lots_wished has it. */
const lastDay = sql`case when l.auction_at is null then 'infinity'::date else l.auction_day end`

/** `auctionFinished` of the domain, for the lot `l` of a query. */
export const lotFinished = (now: Date) => sql<boolean>`(
  l.status in (${sql.join(finalStatuses.map((status) => sql.lit(status)))})
  or (${lastDay}) < ${jstDay(now)}::date
)`
