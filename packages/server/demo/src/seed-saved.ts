import { keptBids, keptLots, keptOrders, keptSearches } from '@seriba/demo/data/kept'
import { demoClient } from '@seriba/demo/story/demo-client'
import { liveStatuses } from '@seriba/domain/bids/bid-status'
import { jstDay } from '@seriba/domain/time/jst'
import type { Tx } from '@seriba/server-kit/db'
import { insertRows } from './insert-rows.ts'
import type { Accounts } from './seed-users.ts'

/** The demo client's saved searches and favorites: an empty list would not show what it can do. */
export async function seedSaved(tx: Tx, accounts: Accounts, now: Date) {
  const userId = accounts.get(demoClient)
  if (userId === undefined) return
  await insertRows(
    tx,
    'saved_searches',
    keptSearches.map(({ pageType, dailyEmail, ...search }) => ({
      ...search,
      user_id: userId,
      page_type: pageType,
      daily_email: dailyEmail,
      seen_until: now,
      created_at: now,
    })),
  )
  await insertRows(tx, 'orders', ordersOf(accounts, now))
  const keep = (group: string, lots: readonly { id: number }[]) =>
    insertRows(
      tx,
      'favorites',
      lots.map(({ id }) => ({ user_id: userId, lot_id: id, group_name: group, added_at: now })),
    )
  const bids = await tx
    .selectFrom('bids')
    .innerJoin('lots', 'lots.id', 'bids.lot_id')
    .select('lots.id')
    .where('client_id', '=', userId)
    .where('bids.status', 'in', [...liveStatuses])
    .where('auction_at', '>', now.toISOString())
    .orderBy('auction_at')
    .orderBy('lots.id')
    .limit(keptBids.count)
    .execute()
  await keep(keptBids.group, bids)

  const taken = bids.map(({ id }) => id)
  for (const { group, kind, count, ended } of keptLots) {
    const today = jstDay(now)
    const lots = await tx
      .selectFrom('lots')
      .select('id')
      .where('kind', '=', kind)
      .where('auction_day', ended ? '<' : '>=', today)
      .where('id', 'not in', [0, ...taken])
      .orderBy('auction_day', ended ? 'desc' : 'asc')
      .orderBy('lot_no')
      .orderBy('id')
      .limit(count)
      .execute()
    taken.push(...lots.map(({ id }) => id))
    await keep(group, lots)
  }
}

const ordersOf = (accounts: Accounts, now: Date) =>
  keptOrders.flatMap(({ clientEmail, years: [from, to], daysAgo, ...order }) => {
    const clientId = accounts.get(clientEmail)
    const created = new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000)
    return clientId === undefined
      ? []
      : [{ ...order, client_id: clientId, year_from: from, year_to: to, created_at: created }]
  })
