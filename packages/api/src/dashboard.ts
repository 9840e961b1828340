import * as contracts from '@seriba/contracts/dashboard'
import { api } from './api.ts'
import { bind } from './bind.ts'

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewDashboard: build.query({ ...bind(contracts.viewDashboard), providesTags: ['Dashboard'] }),
  }),
})

export const { useViewDashboardQuery } = dashboardApi
