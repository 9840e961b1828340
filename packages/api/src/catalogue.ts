import * as contracts from '@seriba/contracts/catalogue'
import * as filtering from '@seriba/contracts/lot-filters'
import { api } from './api.ts'
import { bind, checkedInDevelopment } from './bind.ts'
import { listTags } from './tags.ts'

/** Answers of every keystroke and every set of filters: kept for a way back, not for long. */
const fleeting = { keepUnusedDataFor: 30 }

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
    filters: build.query({ ...bind(filtering.filters), ...checkedInDevelopment, ...fleeting }),
    priceFigures: build.query({ ...bind(filtering.priceFigures), ...fleeting }),
    filterModel: build.query({ ...bind(filtering.filterModel), ...fleeting }),
    filterChassis: build.query({ ...bind(filtering.filterChassis), ...fleeting }),
    models: build.query({ ...bind(filtering.models) }),
    makers: build.query({ ...bind(filtering.makers) }),
    auctionList: build.query({ ...bind(filtering.auctionList) }),
    categoryList: build.query({ ...bind(filtering.categoryList) }),
  }),
})

/** The rows of a page, whichever kind they are. */
const rowsOf = (page?: contracts.Listing) => page?.carsList ?? page?.bikeList ?? page?.mechList ?? []

export const {
  useListingQuery,
  useFiltersQuery,
  usePriceFiguresQuery,
  useFilterModelQuery,
  useFilterChassisQuery,
  useModelsQuery,
  useMakersQuery,
  useAuctionListQuery,
  useCategoryListQuery,
} = catalogueApi
