import * as contracts from '@seriba/contracts/favorites'
import { api } from './api.ts'
import { bind, checkedInDevelopment } from './bind.ts'
import { idTag, listTag } from './tags.ts'

export const favoritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFavorites: build.query({
      ...bind(contracts.listFavorites),
      ...checkedInDevelopment,
      providesTags: (page) => [
        listTag('Favorite'),
        ...(page?.carsList ?? []).map(({ id }) => idTag('Lot', id)),
      ],
    }),
  }),
})

export const { useListFavoritesQuery } = favoritesApi
