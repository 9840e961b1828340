// Generated from packages/contracts/src/favorites.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/favorites'
import * as cache from '../../cache/favorites.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Puts a lot into a group, out of the one that it was in. `POST /favorite/add` */
export const addFavorite = mutation(contracts.addFavorite, cache.addFavorite)
export const useAddFavoriteMutation = useMutationOf(addFavorite)

/** Takes a lot out of a group; `counter` is what is left there (GAP14). One that is not in it is out already. `DELETE /favorite/delete` */
export const deleteFavorite = mutation(contracts.deleteFavorite, cache.deleteFavorite)
export const useDeleteFavoriteMutation = useMutationOf(deleteFavorite)

/** One group's lots: those to come first, then those that ended within 30 days (GAP25). `GET /favorite/listing` */
export const listFavorites = query(contracts.listFavorites, cache.listFavorites)
export const useListFavoritesQuery = useQueryOf(listFavorites)
export const useLazyListFavoritesQuery = useLazyQueryOf(listFavorites)

/** Puts all lots of a group into another; `counter` is what is there then. `POST /favorite/move` */
export const moveFavorites = mutation(contracts.moveFavorites, cache.moveFavorites)
export const useMoveFavoritesMutation = useMutationOf(moveFavorites)

/** Takes lots of past days out of a group before their time; `counter` is what is left. `POST /favorite/remove-ended` */
export const removeEnded = mutation(contracts.removeEnded, cache.removeEnded)
export const useRemoveEndedMutation = useMutationOf(removeEnded)
