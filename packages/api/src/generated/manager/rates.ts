// Generated from packages/contracts/src/rates.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/rates'
import * as cache from '../../cache/rates.ts'
import { mutation, useMutationOf } from '#engine'

/** Enters a day's rates by hand; they count until later ones come. `POST /site/rates` */
export const enterRates = mutation(contracts.enterRates, cache.enterRates)
export const useEnterRatesMutation = useMutationOf(enterRates)
