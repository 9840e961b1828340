// Generated from packages/contracts/src/production-month.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/production-month'
import * as cache from '../../cache/production-month.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** The month a vehicle was made, and its factory data. Maker and model come from the lot; `carInfo` is null if the chassis number is unknown or no provider is connected (GAP35). `GET /:pageType/production-month` */
export const lookUpProductionMonth = query(contracts.lookUpProductionMonth, cache.lookUpProductionMonth)
export const useLookUpProductionMonthQuery = useQueryOf(lookUpProductionMonth)
export const useLazyLookUpProductionMonthQuery = useLazyQueryOf(lookUpProductionMonth)
