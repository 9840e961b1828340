import { listing } from '@seriba/contracts/catalogue'
import * as contracts from '@seriba/contracts/favorites'
import { viewLot } from '@seriba/contracts/lot'
import { favoriteGroupsFor } from '@seriba/domain/favorites/favorite-groups'
import { api } from '../api.ts'
import { updateCached } from '../cached.ts'
import type { MutationRules, QueryRules } from '../endpoint.ts'
import { idTag, listTag } from '../tags.ts'
import { validateInDevelopment } from '../to-request.ts'
import { withRollback } from '../with-rollback.ts'

/** Everything that shows a lot in a group, or in none, wherever it is on screen. */
function patchesFor(
  state: Parameters<typeof api.util.selectInvalidatedBy>[0],
  carId: string,
  group: string | null,
) {
  const shown = api.util.selectInvalidatedBy(state, [idTag('Lot', carId)])
  return shown.flatMap(({ endpointName, originalArgs }) => {
    if (endpointName === listing.operation) {
      return updateCached(listing, originalArgs, ({ carsList, bikeList, mechList }) =>
        mark((carsList ?? bikeList ?? mechList)?.find(isIt), group),
      )
    }
    if (endpointName === viewLot.operation) {
      return updateCached(viewLot, originalArgs, ({ lotDetail }) => mark(lotDetail, group))
    }
    if (endpointName === contracts.listFavorites.operation) {
      return updateCached(contracts.listFavorites, originalArgs, ({ carsList }) =>
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
  lot.wishList = [...favoriteGroupsFor(groups, chosen)]
}

export const addFavorite: MutationRules<typeof contracts.addFavorite> = {
  invalidatesTags: (done) => (done ? [listTag('Favorite')] : []),
  onQueryStarted: ({ carId, group }, { dispatch, getState, queryFulfilled }) =>
    withRollback(
      patchesFor(getState(), carId, group).map((patch) => dispatch(patch)),
      queryFulfilled,
    ),
}

export const deleteFavorite: MutationRules<typeof contracts.deleteFavorite> = {
  invalidatesTags: (done) => (done ? [listTag('Favorite')] : []),
  onQueryStarted: ({ carId }, { dispatch, getState, queryFulfilled }) =>
    withRollback(
      patchesFor(getState(), carId, null).map((patch) => dispatch(patch)),
      queryFulfilled,
    ),
}

export const moveFavorites: MutationRules<typeof contracts.moveFavorites> = {
  invalidatesTags: (done) => (done ? [listTag('Favorite'), listTag('Lot')] : []),
}

export const removeEnded: MutationRules<typeof contracts.removeEnded> = {
  invalidatesTags: (done) => (done ? [listTag('Favorite'), listTag('Lot')] : []),
}

export const listFavorites: QueryRules<typeof contracts.listFavorites> = {
  ...validateInDevelopment,
  providesTags: (page) => [
    listTag('Favorite'),
    ...(page?.carsList ?? []).flatMap(({ id }) => [idTag('Lot', id), idTag('LotBid', id)]),
  ],
}

export const exportFavorites: QueryRules<typeof contracts.exportFavorites> = { keepUnusedDataFor: 0 }
