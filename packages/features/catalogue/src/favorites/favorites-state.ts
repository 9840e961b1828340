import { type FavoriteTime, favoriteTimes } from '@seriba/domain/favorites/favorite-groups'
import { isWithin } from '@seriba/domain/lots/filter-bounds'
import { parseLotNumbers, type Sort, type SortKey, sortOrders } from '@seriba/domain/lots/listing'

export const favoriteKinds = ['auction', 'bike', 'mech', 'stock'] as const
export type FavoriteKind = (typeof favoriteKinds)[number]

export const favoriteSorts = [
  'auctionDate',
  'year',
  'condition',
  'mileage',
  'startPrice',
  'soldPrice',
] as const satisfies readonly SortKey[]

/** Which part of a group is shown; it is in the address. */
export type FavoritesState = {
  kind: FavoriteKind | null
  time: FavoriteTime | null
  /** The lot numbers and ranges searched for. */
  lotNo: string
  sort: Sort | null
  page: number
}

/** Reads an address. Anything invalid is ignored. */
export function readFavorites(query: URLSearchParams): FavoritesState {
  const sort = favoriteSorts.find((key) => key === query.get('sort'))
  const order = sortOrders.find((known) => known === query.get('order')) ?? 'ASC'
  const page = Number(query.get('page'))
  const lotNo = query.get('quick_search_lot')?.trim() ?? ''
  return {
    kind: favoriteKinds.find((kind) => kind === query.get('type')) ?? null,
    time: favoriteTimes.find((time) => time === query.get('time')) ?? null,
    lotNo: isWithin('lotNo', lotNo) && parseLotNumbers(lotNo) ? lotNo : '',
    sort: sort ? { sort, order } : null,
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  }
}

export function writeFavorites({ kind, time, lotNo, sort, page }: FavoritesState): URLSearchParams {
  return new URLSearchParams({
    ...(kind && { type: kind }),
    ...(time && { time }),
    ...(lotNo && { quick_search_lot: lotNo }),
    ...sort,
    ...(page > 1 && { page: String(page) }),
  })
}
