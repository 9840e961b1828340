import type { DashboardSearch, NextFavorite } from '@seriba/contracts/dashboard'
import type { Actor } from '@seriba/domain/access/actor'
import { secondaryRows } from '@seriba/domain/dashboard/spans'
import { allPageTypes, lotTypeOfKind, pageTypes } from '@seriba/domain/lots/page-types'
import { jstDay } from '@seriba/domain/time/jst'
import { pageTypeCondition } from '@seriba/server-catalogue/lot-conditions'
import type { LotSearch } from '@seriba/server-catalogue/lot-search'
import { isFavoriteActive } from '@seriba/server-catalogue/viewer-favorite'
import type { Db } from '@seriba/server-kit/db'
import { countNewSince, countSearchesByPage } from '@seriba/server-searches/searches.repository'
import { sql } from 'kysely'
import { isPast } from './dashboard-bids.repository.ts'

/** The user's latest saved searches on pages that they may open, with what is new in them. */
export async function latestSearches(
  ctx: { db: Db; lotSearch: LotSearch },
  { userId, permission }: Actor,
  now: Date,
) {
  const { db } = ctx
  const open = allPageTypes.filter((name) => permission[pageTypes[name].needs])
  if (open.length === 0) return { count: 0, rows: [] }
  const counts = await countSearchesByPage(db, userId)
  const saved = await db
    .selectFrom('saved_searches')
    .select(['id', 'title', 'params', 'page_type', 'opened_at'])
    .where('user_id', '=', userId)
    .where('page_type', 'in', open)
    .orderBy('id', 'desc')
    .limit(secondaryRows)
    .execute()
  const rows: DashboardSearch[] = []
  // One at a time, as on their own page.
  for (const search of saved) {
    const fresh = await countNewSince(ctx, userId, search, now)
    rows.push({ id: search.id, name: search.title, params: search.params, type: search.page_type, fresh })
  }
  return { count: open.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0), rows }
}

/** Favorites that are still to be auctioned, the soonest first, on pages that the user may open. */
export async function nextFavorites(db: Db, { userId, permission }: Actor, now: Date) {
  const pages = allPageTypes
    .filter((name) => permission[pageTypes[name].needs])
    .map((name) => sql`(${pageTypeCondition(name, jstDay(now))})`)
  if (pages.length === 0) return { count: 0, rows: [] }
  const { rows } = await sql<
    Omit<NextFavorite, 'lotType'> & { kind: keyof typeof lotTypeOfKind; count: number }
  >`
    select l.id::text as "lotId", l.kind, l.lot_no as "lotNo", concat_ws(' ', l.maker, l.model) as title,
      l.auction_at as "auctionDate", count(*) over () as count
    from favorites f join lots l on l.id = f.lot_id
    where f.user_id = ${userId} and ${isFavoriteActive} and l.auction_at is not null
      and l.auction_day >= ${jstDay(now)}::date and not ${isPast(now)} and (${sql.join(pages, sql` or `)})
    order by l.auction_at, l.id limit ${secondaryRows}`.execute(db)
  return {
    count: rows[0]?.count ?? 0,
    rows: rows.map(({ count, kind, ...lot }) => ({ ...lot, lotType: lotTypeOfKind[kind] })),
  }
}
