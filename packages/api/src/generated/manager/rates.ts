// Generated from packages/contracts/src/rates.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/rates'
import * as cache from '../../cache/rates.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Enters a day's rates by hand; they apply until there are rates for a later day. `POST /site/rates` */
export const enterRates = mutation(contracts.enterRates, cache.enterRates)
export const useEnterRatesMutation = useMutationOf(enterRates)

/** Creates a link to download the rates as a file; it works for one minute and only for the caller. `GET /site/rates-export` */
export const exportRates = query(contracts.exportRates, cache.exportRates)
export const useExportRatesQuery = useQueryOf(exportRates)
export const useLazyExportRatesQuery = useLazyQueryOf(exportRates)

/** Where the rates come from and how the last reading went; null if they are entered by hand. `GET /site/rates-source` */
export const viewRateSource = query(contracts.viewRateSource, cache.viewRateSource)
export const useViewRateSourceQuery = useQueryOf(viewRateSource)
export const useLazyViewRateSourceQuery = useLazyQueryOf(viewRateSource)
