import * as contracts from '@seriba/contracts/production-month'
import { api } from './api.ts'
import { bind } from './bind.ts'
import type { AppDispatch, RootState } from './store.ts'

/** An hour: a vehicle is made once, and whoever comes back to its lot need not ask again. */
const kept = 60 * 60

export const productionMonthApi = api.injectEndpoints({
  endpoints: (build) => ({
    lookUpProductionMonth: build.query({ ...bind(contracts.lookUpProductionMonth), keepUnusedDataFor: kept }),
  }),
})

/** What was asked of a lot last and found, as long as the cache has it. */
export const lastFound = (carId: string) => (_dispatch: AppDispatch, getState: () => RootState) =>
  productionMonthApi.util
    .selectCachedArgsForQuery(getState(), 'lookUpProductionMonth')
    .filter((asked) => asked.carId === carId)
    .map((asked) => productionMonthApi.endpoints.lookUpProductionMonth.select(asked)(getState()))
    .filter(({ data }) => data?.carInfo)
    .sort((a, b) => (a.fulfilledTimeStamp ?? 0) - (b.fulfilledTimeStamp ?? 0))
    .at(-1)?.originalArgs

export const { useLookUpProductionMonthQuery } = productionMonthApi
