import type { Input } from '@seriba/contracts/contract'
import type { listFavorites } from '@seriba/contracts/favorites'
import type { Actor } from '@seriba/domain/access/actor'
import type { FavoriteTime, FavoriteType } from '@seriba/domain/favorites/favorite-groups'
import { isFinal, lotStatuses } from '@seriba/domain/lots/lot-status'
import { allPageTypes, pageTypes } from '@seriba/domain/lots/page-types'
import { jstDay, startOfJstDay } from '@seriba/domain/time/jst'
import { lotNumbersIn } from '@seriba/server-catalogue/filters-of'
import { pageTypeCondition } from '@seriba/server-catalogue/lot-conditions'
import { plainOrderOf } from '@seriba/server-catalogue/lot-order'
import { shownLotStatus } from '@seriba/server-catalogue/lot-won'
import { isFavoriteActive } from '@seriba/server-catalogue/viewer-favorite'
import type { Db, Tx } from '@seriba/server-kit/db'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** The lots that the viewer has chosen, still keeps, and may see according to the flags of their pages. */
function kept({ userId, permission }: Actor, now: Date): RawBuilder<unknown> {
  const pages = allPageTypes.filter((name) => permission[pageTypes[name].needs])
  const visible = pages.map((name) => sql`(${pageTypeCondition(name, jstDay(now))})`)
  return sql`favorites f join lots l on l.id = f.lot_id
    where f.user_id = ${userId} and ${isFavoriteActive}
    and (${visible.length > 0 ? sql.join(visible, sql` or `) : sql`false`})`
}

const ofType: Record<FavoriteType, (midnight: Date) => RawBuilder<SqlBool>> = {
  auction: () => sql`l.kind = 'car'`,
  bike: () => sql`l.kind = 'bike'`,
  mech: () => sql`l.kind = 'machinery'`,
  stock: () => sql`l.kind = 'stock'`,
  stats: (midnight) => sql`l.auction_at < ${midnight}`,
}

/** Its day is over, or the hall has said how it ended; a sold stock car has ended too. */
export const hasEnded = (midnight: Date): RawBuilder<SqlBool> =>
  sql`(l.auction_at < ${midnight} or ${shownLotStatus} = any(${lotStatuses.filter(isFinal)}::int[]))`

/** Nobody can bid on it anymore, whether or not its hall has said so. */
const isOver = (now: Date): RawBuilder<SqlBool> =>
  sql`(coalesce(l.auction_at <= ${now}, false) or ${shownLotStatus} = any(${lotStatuses.filter(isFinal)}::int[]))`

const atTime: Record<FavoriteTime, (today: string) => RawBuilder<SqlBool>> = {
  today: (today) => sql`l.auction_day = ${today}::date`,
  upcoming: (today) => sql`(l.auction_at is null or l.auction_day > ${today}::date)`,
  ended: (today) => hasEnded(startOfJstDay(today)),
}

function numbered(lotNo: string | undefined): RawBuilder<SqlBool> {
  const either = lotNumbersIn('lotNo', lotNo)
    .flat()
    .map(({ from, to }) => sql`l.lot_no between ${from} and ${to}`)
  return either.length > 0 ? sql`(${sql.join(either, sql` or `)})` : sql`true`
}

/** A page of a group: first what can still be bid on, soonest first, then what is over, latest first. */
export async function findFavoriteIds(
  db: Db,
  actor: Actor,
  { group, type, time, lotNo, sort, order = 'ASC', page, pageSize }: Input<typeof listFavorites>,
  now: Date,
): Promise<{ ids: number[]; total: number }> {
  const midnight = startOfJstDay(jstDay(now))
  const from = sql`${kept(actor, now)} and f.group_name = ${group}
    and ${type === undefined ? sql`true` : ofType[type](midnight)}
    and ${time === undefined ? sql`true` : atTime[time](jstDay(now))}
    and ${numbered(lotNo)}`
  const ordered =
    sort === undefined
      ? sql`${isOver(now)}, case when not ${isOver(now)} then l.auction_at end, l.auction_at desc, l.id`
      : plainOrderOf('car-auction', { sort, order })
  const [found, counted] = await Promise.all([
    sql<{ id: number }>`
      select l.id from ${from} order by ${ordered}
      limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${from}`.execute(db),
  ])
  return { ids: found.rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 }
}

/** How many lots are in each non-empty group. */
export async function countFavorites(db: Db | Tx, actor: Actor, now: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ group_name: string; count: number }>`
    select f.group_name, count(*) as count from ${kept(actor, now)} group by 1`.execute(db)
  return new Map(rows.map(({ group_name, count }) => [group_name, count]))
}

/** What a group contains by type, and how much of it is over. */
export async function countInGroup(db: Db, actor: Actor, group: string, now: Date) {
  const over = atTime.ended(jstDay(now))
  const { rows } = await sql<{ auction: number; bike: number; mech: number; stock: number; ended: number }>`
    select count(*) filter (where l.kind = 'car') as auction, count(*) filter (where l.kind = 'bike') as bike,
      count(*) filter (where l.kind = 'machinery') as mech, count(*) filter (where l.kind = 'stock') as stock,
      count(*) filter (where ${over}) as ended
    from ${kept(actor, now)} and f.group_name = ${group}`.execute(db)
  const { ended, ...kinds } = rows[0] ?? { auction: 0, bike: 0, mech: 0, stock: 0, ended: 0 }
  return { kinds, ended }
}
