import type { MenuCounters } from '@seriba/contracts/site'
import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import { bidStatus, liveStatuses } from '@seriba/domain/bids/bid-status'
import { allPageTypes } from '@seriba/domain/lots/page-types'
import type { Db } from '@seriba/server-kit/db'
import { countUnread } from '@seriba/server-notifications/notification-list.repository'
import { countSearchesByPage } from '@seriba/server-searches/searches.repository'
import { sql } from 'kysely'

/** Bids that want attention: one's live ones, a dealer's clients' too; for staff the new ones still to come (GAP12). */
export async function menuCounters({ db }: { db: Db }, actor: Actor): Promise<MenuCounters> {
  const [{ count }, searches, notifications] = await Promise.all([
    countedFor(db, actor).executeTakeFirstOrThrow(),
    countSearchesByPage(db, actor.userId),
    countUnread(db, actor),
  ])
  const counts = allPageTypes.map((name) => [name, String(searches.get(name) ?? 0)])
  const search = Object.fromEntries(counts) as MenuCounters['search']
  return { bid: count, notifications: notifications.all, search }
}

function countedFor(db: Db, actor: Actor) {
  const bids = db.selectFrom('bids').select((eb) => eb.fn.countAll<number>().as('count'))
  if (isManager(actor)) {
    return bids
      .innerJoin('lots', 'lots.id', 'bids.lot_id')
      .where('bids.status', '=', bidStatus.new)
      .where(
        sql<boolean>`(lots.auction_at is null or lots.auction_day >= (now() at time zone 'Asia/Tokyo')::date)`,
      )
  }
  const live = bids.where('bids.status', 'in', liveStatuses)
  if (!isDealer(actor)) return live.where('bids.client_id', '=', actor.userId)
  return live
    .innerJoin('users', 'users.id', 'bids.client_id')
    .where((eb) => eb.or([eb('users.id', '=', actor.userId), eb('users.dealer_id', '=', actor.userId)]))
}
