import * as contracts from '@seriba/contracts/site-pages'
import { api } from './api.ts'
import { bind } from './bind.ts'

/** The company's own pages do not change while one of them is open. */
export const sitePagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    sitePage: build.query({
      ...bind(contracts.sitePage),
      keepUnusedDataFor: 24 * 60 * 60,
      providesTags: ['Site'],
    }),
    pageChanges: build.query({ ...bind(contracts.pageChanges), providesTags: ['Site'] }),
  }),
})

export const { useSitePageQuery, usePageChangesQuery } = sitePagesApi
