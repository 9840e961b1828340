// Generated from packages/contracts/src/favorites.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/favorites'
import * as cache from '../../cache/favorites.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Adds a lot to a group, and removes it from the one it was in. `POST /favorite/add` */
export const addFavorite = mutation(contracts.addFavorite, cache.addFavorite)
export const useAddFavoriteMutation = useMutationOf(addFavorite)

/** Removes a lot from a group; `counter` is the number of lots left (GAP14). Succeeds if the lot is not in the group. `DELETE /favorite/delete` */
export const deleteFavorite = mutation(contracts.deleteFavorite, cache.deleteFavorite)
export const useDeleteFavoriteMutation = useMutationOf(deleteFavorite)

/** Creates a link to download all lots of a group as a file; it works for one minute and only for the caller. `GET /favorite/listing-export` */
export const exportFavorites = query(contracts.exportFavorites, cache.exportFavorites)
export const useExportFavoritesQuery = useQueryOf(exportFavorites)
export const useLazyExportFavoritesQuery = useLazyQueryOf(exportFavorites)

/** The lots of one group: upcoming ones first, then those that ended within 30 days (GAP25). `GET /favorite/listing` */
export const listFavorites = query(contracts.listFavorites, cache.listFavorites)
export const useListFavoritesQuery = useQueryOf(listFavorites)
export const useLazyListFavoritesQuery = useLazyQueryOf(listFavorites)

/** Moves all lots of a group into another; `counter` is the number of lots there afterwards. `POST /favorite/move` */
export const moveFavorites = mutation(contracts.moveFavorites, cache.moveFavorites)
export const useMoveFavoritesMutation = useMutationOf(moveFavorites)

/** Removes lots of past days from a group early; `counter` is the number of lots left. `POST /favorite/remove-ended` */
export const removeEnded = mutation(contracts.removeEnded, cache.removeEnded)
export const useRemoveEndedMutation = useMutationOf(removeEnded)
