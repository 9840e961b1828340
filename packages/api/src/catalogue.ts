import * as contracts from '@seriba/contracts/catalogue'
import { api } from './api.ts'
import { bind, checkedInDevelopment } from './bind.ts'
import { listTags } from './tags.ts'

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    listing: build.query({
      ...bind(contracts.listing),
      ...checkedInDevelopment,
      providesTags: (page) =>
        listTags(
          'Lot',
          rowsOf(page).map(({ id }) => id),
        ),
    }),
    makers: build.query({ ...bind(contracts.makers) }),
    models: build.query({ ...bind(contracts.models) }),
    auctionDays: build.query({ ...bind(contracts.auctionDays) }),
  }),
})

/** The rows of a page, whichever kind they are. */
const rowsOf = (page?: contracts.Listing) => page?.carsList ?? page?.bikeList ?? page?.mechList ?? []

export const { useListingQuery, useMakersQuery, useModelsQuery, useAuctionDaysQuery } = catalogueApi
