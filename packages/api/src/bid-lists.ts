import * as contracts from '@seriba/contracts/bid-lists'
import { api } from './api.ts'
import { bind, checkedInDevelopment } from './bind.ts'
import { listTags } from './tags.ts'

const list = {
  ...checkedInDevelopment,
  providesTags: (page?: contracts.BidList) =>
    listTags(
      'Bid',
      page?.cars.map(({ bidId }) => bidId),
    ),
}

export const bidListsApi = api.injectEndpoints({
  endpoints: (build) => ({
    myBids: build.query({ ...bind(contracts.myBids), ...list }),
    bidIndex: build.query({ ...bind(contracts.bidIndex), ...list }),
    dealerBids: build.query({ ...bind(contracts.dealerBids), ...list }),
    bidHistory: build.query({ ...bind(contracts.bidHistory), ...list }),
    bidHistoryFilters: build.query({ ...bind(contracts.bidHistoryFilters), providesTags: ['BidFilters'] }),
    bidFilters: build.query({ ...bind(contracts.bidFilters), providesTags: ['BidFilters'] }),
  }),
})

export const {
  useMyBidsQuery,
  useBidIndexQuery,
  useDealerBidsQuery,
  useBidHistoryQuery,
  useBidFiltersQuery,
  useBidHistoryFiltersQuery,
} = bidListsApi
