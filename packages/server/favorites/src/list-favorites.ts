import type { Input } from '@seriba/contracts/contract'
import type { listFavorites as contract, FavoriteRow, Favorites } from '@seriba/contracts/favorites'
import type { Actor } from '@seriba/domain/access/actor'
import { pageTypeOfLot } from '@seriba/domain/lots/page-type-of-lot'
import { averagePrices } from '@seriba/server-catalogue/average-price'
import { carRow, mechRow } from '@seriba/server-catalogue/listing-row'
import { findLotRows, type LotRow } from '@seriba/server-catalogue/lot-rows.repository'
import { wishListOf } from '@seriba/server-catalogue/wish-list'
import type { AppContext } from '@seriba/server-kit/context'
import { countFavorites, countInGroup, findFavoriteIds } from './favorites.repository.ts'

/** One group's lots of all kinds, and how many each group has. */
export async function listFavorites(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  actor: Actor,
  query: Input<typeof contract>,
  now = new Date(),
): Promise<Favorites> {
  const [{ ids, total }, counts, inGroup] = await Promise.all([
    findFavoriteIds(db, actor, query, now),
    countFavorites(db, actor, now),
    countInGroup(db, actor, query.group, now),
  ])
  const [lots, averages] = await Promise.all([findLotRows(db, actor, ids), averagePrices(db, ids, now)])
  const groups = [...new Set([...company.favouriteGroups, ...counts.keys()])]
  return {
    carsList: lots.map((lot) =>
      favoriteRow(
        lot,
        {
          averagePrice: lot.kind === 'car' ? (averages.get(lot.id) ?? null) : null,
          wishList: wishListOf(company, lot.favorite_group),
        },
        now,
      ),
    ),
    pageInfo: {
      page: query.page,
      pageSize: query.pageSize,
      totalSearchResults: total,
      totalResults: counts.get(query.group) ?? 0,
    },
    groups: groups.map((group) => ({ group, counter: counts.get(group) ?? 0 })),
    ...inGroup,
  }
}

function favoriteRow(lot: LotRow, extras: Parameters<typeof carRow>[1], now: Date): FavoriteRow {
  const { group, category, hours, volume, serial } = mechRow(lot, extras)
  return {
    ...carRow(lot, extras),
    // Bikes and machinery are identified by their serial number.
    chassis: lot.chassis || serial,
    pageType: pageTypeOfLot({ kind: lot.kind, auctionDate: lot.auction_at }, now),
    jasId: lot.bid_id ?? false,
    machinery: lot.kind === 'machinery' ? { group, category, hours, volume } : null,
  }
}
