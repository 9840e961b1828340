import { isManager } from '@seriba/domain/access/actor'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { jstDay } from '@seriba/domain/time/jst'
import { lotFinished } from '@seriba/server-credit/lot-finished'
import { type RawBuilder, sql } from 'kysely'
import type { ListScope } from './bid-list.query.ts'
import { possiblyWon } from './possibly-won.ts'

/** Somebody still has to answer or to act, whatever happened to the lot. */
const waits = sql<boolean>`(
  b.withdraw_by_hand or b.by_hand is not null
  or exists (select from negotiations n where n.bid_id = b.id and n.outcome is null)
  or exists (select from withdrawals w where w.bid_id = b.id and w.outcome is null)
)`

const unpricedWin = sql<boolean>`(b.status = ${bidStatus.win} and b.sold_price is null)`

/**
 * Today's bids about which nothing can be done any more, so that a list can begin with the others. A live bid stays
 * until its lot has a result, and for staff a win stays until it is priced.
 */
export const isEarlierToday = ({ actor, now }: Pick<ListScope, 'actor' | 'now'>): RawBuilder<boolean> => sql`(
  l.auction_at is not null and l.auction_day = ${jstDay(now)}::date
  and case when b.status in (1, 2) then ${lotFinished(now)} and not ${possiblyWon}
    else l.auction_at <= ${now} or ${lotFinished(now)} end
  and not ${isManager(actor) ? unpricedWin : sql`false`}
  and not ${waits}
)`
