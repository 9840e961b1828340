import { type LotType, lotTypeOfKind, type PageType, pageTypes } from '../lots/page-types.ts'

/** The groups of a company that has not set its own. */
export const defaultFavoriteGroups = ['A', 'B', 'C', 'D', 'E'] as const

/** Always there and always first (DEC35). */
export const firstFavoriteGroup = 'A'

/**
 * For how many days after its auction, or after it was added if that is later, a lot stays with its result (GAP25).
 */
export const favoriteDays = 30

/** The groups to offer: 'A' first, each once. */
export const favoriteGroups = (groups: readonly string[]): string[] => [
  ...new Set([firstFavoriteGroup, ...groups]),
]

export type WishList = readonly { group: string; value: boolean }[]

export const groupOf = (wishList: WishList): string | null =>
  wishList.find(({ value }) => value)?.group ?? null

/** A lot is in at most one group: choosing its own takes it out, any other moves it there (2§4.7). */
export const groupAfter = (current: string | null, chosen: string): string | null =>
  chosen === current ? null : chosen

/**
 * The groups to choose from, each with whether the lot is in it. A group that is no longer offered is shown while it
 * is used.
 */
export const favoriteGroupsFor = (groups: readonly string[], current: string | null): WishList => {
  const known = current === null || groups.includes(current) ? groups : [...groups, current]
  return known.map((group) => ({ group, value: group === current }))
}

export const favoriteTypes = ['auction', 'stock', 'stats', 'bike', 'mech'] as const
export type FavoriteType = (typeof favoriteTypes)[number]

/** What a favorite is called on each page (2§3.14, DEC34): statistics are `stats`, whatever their kind. */
export const favoriteTypeOf = (pageType: PageType): FavoriteType => {
  const { kind, phase } = pageTypes[pageType]
  return phase === 'past' ? 'stats' : (lotTypeOfKind[kind] satisfies LotType)
}

/** When a favorite is sold: on this Japanese day, later or at any time, or on an earlier day. */
export const favoriteTimes = ['today', 'upcoming', 'ended'] as const
export type FavoriteTime = (typeof favoriteTimes)[number]
