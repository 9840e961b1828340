// Generated from packages/contracts/src/rates.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/rates'
import * as cache from '../../cache/rates.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Chooses the currency that is shown beside yen; null is none. `PUT /user/currency` */
export const updateCurrency = mutation(contracts.updateCurrency, cache.updateCurrency)
export const useUpdateCurrencyMutation = useMutationOf(updateCurrency)

/** The rates that amounts in yen are shown by, and the caller's own currency. Yen is what is owed. Without a source they are those of the company's cost tables; without these there are none. `GET /user/rates` */
export const viewRates = query(contracts.viewRates, cache.viewRates)
export const useViewRatesQuery = useQueryOf(viewRates)
export const useLazyViewRatesQuery = useLazyQueryOf(viewRates)
