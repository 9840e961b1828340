import * as contracts from '@seriba/contracts/order-offers'
import { api } from './api.ts'
import { bind } from './bind.ts'

export const orderOffersApi = api.injectEndpoints({
  endpoints: (build) => ({
    myOffers: build.query({ ...bind(contracts.myOffers), providesTags: ['Order'] }),
    answerOffer: build.mutation({ ...bind(contracts.answerOffer), invalidatesTags: ['Order'] }),
    listOffers: build.query({ ...bind(contracts.listOffers), providesTags: ['Order'] }),
    lotsToOffer: build.query({ ...bind(contracts.lotsToOffer), providesTags: ['Order'] }),
    ordersForLot: build.query({ ...bind(contracts.ordersForLot), providesTags: ['Order'] }),
    offerLot: build.mutation({ ...bind(contracts.offerLot), invalidatesTags: ['Order', 'Dashboard'] }),
    withdrawOffer: build.mutation({ ...bind(contracts.withdrawOffer), invalidatesTags: ['Order'] }),
  }),
})

export const {
  useMyOffersQuery,
  useAnswerOfferMutation,
  useListOffersQuery,
  useLotsToOfferQuery,
  useOrdersForLotQuery,
  useOfferLotMutation,
  useWithdrawOfferMutation,
} = orderOffersApi
