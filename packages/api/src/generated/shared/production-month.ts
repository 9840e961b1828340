// Generated from packages/contracts/src/production-month.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/production-month'
import * as cache from '../../cache/production-month.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** When and as what a vehicle was made. The lot says its maker and model itself; `carInfo` is null where nobody knows the chassis number, and where nobody is connected who could be asked (GAP35). `GET /:pageType/production-month` */
export const lookUpProductionMonth = query(contracts.lookUpProductionMonth, cache.lookUpProductionMonth)
export const useLookUpProductionMonthQuery = useQueryOf(lookUpProductionMonth)
export const useLazyLookUpProductionMonthQuery = useLazyQueryOf(lookUpProductionMonth)
