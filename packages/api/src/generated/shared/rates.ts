// Generated from packages/contracts/src/rates.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/rates'
import * as cache from '../../cache/rates.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Chooses the currency that is shown next to yen; null means none. `PUT /user/currency` */
export const updateCurrency = mutation(contracts.updateCurrency, cache.updateCurrency)
export const useUpdateCurrencyMutation = useMutationOf(updateCurrency)

/** The rates at which amounts in yen are converted for display, and the caller's own currency. Debts remain in yen. Each has the newest day for which it was read, entered, or published in the company's cost tables. `GET /user/rates` */
export const viewRates = query(contracts.viewRates, cache.viewRates)
export const useViewRatesQuery = useQueryOf(viewRates)
export const useLazyViewRatesQuery = useLazyQueryOf(viewRates)
