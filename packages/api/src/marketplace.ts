import * as contracts from '@seriba/contracts/marketplace'
import { api } from './api.ts'
import { bind } from './bind.ts'

export const marketplaceApi = api.injectEndpoints({
  endpoints: (build) => ({ listOffers: build.query({ ...bind(contracts.listOffers) }) }),
})

export const { useListOffersQuery } = marketplaceApi
