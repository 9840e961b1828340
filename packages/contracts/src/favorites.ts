import { favoriteTimes, favoriteTypes } from '@seriba/domain/favorites/favorite-groups'
import { longest } from '@seriba/domain/lots/filter-bounds'
import { sortKeys, sortOrders } from '@seriba/domain/lots/listing'
import { allPageTypes } from '@seriba/domain/lots/page-types'
import * as z from 'zod/mini'
import { CarRow } from './catalogue.ts'
import { contract } from './contract.ts'
import { fileFormat, int, lotId, PageInfo, success, text } from './fields.ts'

const group = text(20)
const type = z.enum(favoriteTypes)

/** Adds a lot to a group, and removes it from the one it was in. */
export const addFavorite = contract({
  method: 'POST',
  path: '/favorite/add',
  operation: 'favorites.addFavorite',
  audience: 'signedIn',
  input: z.object({ group, carId: lotId(), type }),
  output: success(),
  errors: ['lot_not_found'],
})

/**
 * Removes a lot from a group; `counter` is the number of lots left (GAP14). Succeeds if the lot is not in the group.
 */
export const deleteFavorite = contract({
  method: 'DELETE',
  path: '/favorite/delete',
  operation: 'favorites.deleteFavorite',
  audience: 'signedIn',
  input: z.object({ group, carId: lotId() }),
  output: z.object({ success: z.literal(true), counter: z.int() }),
  errors: [],
})

/** Moves all lots of a group into another; `counter` is the number of lots there afterwards. */
export const moveFavorites = contract({
  method: 'POST',
  path: '/favorite/move',
  operation: 'favorites.moveFavorites',
  audience: 'signedIn',
  input: z.object({ group, to: group }),
  output: z.object({ success: z.literal(true), counter: z.int() }),
  errors: [],
})

/** Removes lots of past days from a group early; `counter` is the number of lots left. */
export const removeEnded = contract({
  method: 'POST',
  path: '/favorite/remove-ended',
  operation: 'favorites.removeEnded',
  audience: 'signedIn',
  input: z.object({ group }),
  output: z.object({ success: z.literal(true), counter: z.int() }),
  errors: [],
})

/** A lot of any kind (2§3.1). */
export const FavoriteRow = z.object({
  ...CarRow.shape,
  /** The page that the lot is currently on. */
  pageType: z.enum(allPageTypes),
  /** The viewer's bid, or false if there is none (DEC27). */
  jasId: z.union([z.int(), z.literal(false)]),
  /** What only machinery has; null for other lots. */
  machinery: z.nullable(
    z.object({ group: z.string(), category: z.string(), hours: z.nullable(z.int()), volume: z.string() }),
  ),
})
export type FavoriteRow = z.infer<typeof FavoriteRow>

const favoriteFilter = {
  group: z._default(group, 'A'),
  type: z.optional(type),
  time: z.optional(z.enum(favoriteTimes)),
  /** Lot numbers and ranges, as in listings. */
  lotNo: z.optional(text(longest.lotNo)),
  sort: z.optional(z.enum(sortKeys)),
  order: z.optional(z.enum(sortOrders)),
}

/** The lots of one group: upcoming ones first, then those that ended within 30 days (GAP25). */
export const listFavorites = contract({
  method: 'GET',
  path: '/favorite/listing',
  operation: 'favorites.listFavorites',
  audience: 'signedIn',
  input: z.object({
    ...favoriteFilter,
    page: z._default(int(1, 1_000_000), 1),
    pageSize: z._default(int(1, 100), 20),
  }),
  output: z.object({
    carsList: z.array(FavoriteRow),
    pageInfo: PageInfo,
    groups: z.array(z.object({ group: z.string(), counter: z.int() })),
    /** In the group, regardless of the filters: lots by kind, and those that have ended. */
    kinds: z.object({ auction: z.int(), bike: z.int(), mech: z.int(), stock: z.int() }),
    ended: z.int(),
  }),
  errors: [],
})
export type Favorites = z.infer<typeof listFavorites.output>

/** Creates a link to download all lots of a group as a file; it works for one minute and only for the caller. */
export const exportFavorites = contract({
  method: 'GET',
  path: '/favorite/listing-export',
  operation: 'favorites.exportFavorites',
  audience: 'signedIn',
  input: z.object({ ...favoriteFilter, format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})
