import { cachedArgs } from './cached.ts'
import { lookUpProductionMonth } from './generated/shared/production-month.ts'
import type { AppDispatch, RootState } from './store.ts'

/** What was asked of a lot last and found, as long as the cache has it. */
export const lastFound = (carId: string) => (_dispatch: AppDispatch, getState: () => RootState) =>
  cachedArgs(getState(), lookUpProductionMonth)
    .filter((asked) => asked.carId === carId)
    .map((asked) => lookUpProductionMonth.select(asked)(getState()))
    .filter(({ data }) => data?.carInfo)
    .sort((a, b) => (a.fulfilledTimeStamp ?? 0) - (b.fulfilledTimeStamp ?? 0))
    .at(-1)?.originalArgs
