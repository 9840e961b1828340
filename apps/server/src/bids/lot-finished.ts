import { isFinal, lotStatuses } from '@seriba/domain/lots/lot-status'
import { jstDay } from '@seriba/domain/time/jst'
import { sql } from 'kysely'

const finalStatuses = lotStatuses.filter(isFinal)

/** `auctionFinished` of the domain, for the lot `l` of a query. */
export const lotFinished = (now: Date) => sql<boolean>`(
  l.status in (${sql.join(finalStatuses.map((status) => sql.lit(status)))})
  or (l.auction_at is not null and l.auction_day < ${jstDay(now)}::date)
)`
