import * as contracts from '@seriba/contracts/favorites'
import { wishListFor } from '@seriba/domain/favorites/favorite-groups'
import { api } from './api.ts'
import { bind } from './bind.ts'
import { catalogueApi } from './catalogue.ts'
import { favoritesApi } from './favorites.ts'
import { lotApi } from './lot.ts'
import { optimistic } from './optimistic.ts'
import { idTag, listTag } from './tags.ts'

const favoriteChanges = api.injectEndpoints({
  endpoints: (build) => ({
    addFavorite: build.mutation({
      ...bind(contracts.addFavorite),
      invalidatesTags: (done) => (done ? [listTag('Favorite')] : []),
      onQueryStarted: ({ carId, group }, { dispatch, getState, queryFulfilled }) =>
        optimistic(
          patchesFor(getState(), carId, group).map((patch) => dispatch(patch)),
          queryFulfilled,
        ),
    }),
    deleteFavorite: build.mutation({
      ...bind(contracts.deleteFavorite),
      invalidatesTags: (done) => (done ? [listTag('Favorite')] : []),
      onQueryStarted: ({ carId }, { dispatch, getState, queryFulfilled }) =>
        optimistic(
          patchesFor(getState(), carId, null).map((patch) => dispatch(patch)),
          queryFulfilled,
        ),
    }),
    moveFavorites: build.mutation({
      ...bind(contracts.moveFavorites),
      invalidatesTags: (done) => (done ? [listTag('Favorite'), listTag('Lot')] : []),
    }),
    removeEnded: build.mutation({
      ...bind(contracts.removeEnded),
      invalidatesTags: (done) => (done ? [listTag('Favorite'), listTag('Lot')] : []),
    }),
  }),
})

export const { useMoveFavoritesMutation, useRemoveEndedMutation } = favoriteChanges

/** What shows a lot in a group, or in none, wherever it is on screen. */
function patchesFor(
  state: Parameters<typeof api.util.selectInvalidatedBy>[0],
  carId: string,
  group: string | null,
) {
  const shown = api.util.selectInvalidatedBy(state, [idTag('Lot', carId)])
  return shown.flatMap(({ endpointName, originalArgs }) => {
    if (endpointName === 'listing') {
      return catalogueApi.util.updateQueryData('listing', originalArgs, ({ carsList, bikeList, mechList }) =>
        mark((carsList ?? bikeList ?? mechList)?.find(isIt), group),
      )
    }
    if (endpointName === 'viewLot') {
      return lotApi.util.updateQueryData('viewLot', originalArgs, ({ lotDetail }) => mark(lotDetail, group))
    }
    if (endpointName === 'listFavorites') {
      return favoritesApi.util.updateQueryData('listFavorites', originalArgs, ({ carsList }) =>
        mark(carsList.find(isIt), group),
      )
    }
    return []
  })
  function isIt({ id }: { id: string }) {
    return id === carId
  }
}

type WithWishList = { wishList: { group: string; value: boolean }[] }

function mark(lot: WithWishList | undefined, chosen: string | null) {
  if (!lot) return
  const groups = lot.wishList.map(({ group }) => group)
  lot.wishList = [...wishListFor(groups, chosen)]
}

/** Every row of a list has a star: they are called by dispatch, and nothing watches each of them. */
export const { addFavorite, deleteFavorite } = favoriteChanges.endpoints
