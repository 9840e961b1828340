import type { MenuCounters } from '@seriba/contracts/site'
import { type Actor, isDealer, isManager } from '@seriba/domain/access/actor'
import { hasControl } from '@seriba/domain/access/flags'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { bidStatus, liveStatuses } from '@seriba/domain/bids/bid-status'
import { newClientDays } from '@seriba/domain/clients/client-list'
import { allPageTypes } from '@seriba/domain/lots/page-types'
import type { Db } from '@seriba/server-kit/db'
import { countUnread } from '@seriba/server-notifications/notification-list.repository'
import { countSearchesByPage } from '@seriba/server-searches/searches.repository'
import { sql } from 'kysely'

/**
 * Bids that need attention: a client's live ones, including those of a dealer's clients; for staff the new ones still
 * to come (GAP12).
 */
export async function menuCounters({ db }: { db: Db }, actor: Actor): Promise<MenuCounters> {
  const [{ count }, searches, notifications, newClients] = await Promise.all([
    countedFor(db, actor).executeTakeFirstOrThrow(),
    countSearchesByPage(db, actor.userId),
    countUnread(db, actor),
    hasControl(actor.permission, 'clientPage') && isManager(actor) ? countNewClients(db) : 0,
  ])
  const counts = allPageTypes.map((name) => [name, String(searches.get(name) ?? 0)])
  const search = Object.fromEntries(counts) as MenuCounters['search']
  return { bid: count, newClients, notifications: notifications.all, search }
}

async function countNewClients(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users
    where manager_id is null and user_type = ${userTypes.client} and role_id <> ${roleIds.disabled}
      and email_verified_at is not null
      and created_at > now() - make_interval(days => ${newClientDays})`.execute(db)
  return rows[0]?.count ?? 0
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
