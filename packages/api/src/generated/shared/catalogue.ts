// Generated from packages/contracts/src/catalogue.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/catalogue'
import * as cache from '../../cache/catalogue.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** Creates a link to download the lots of a search as a file, up to the first 5 000; it works for one minute and only for the caller. Requires the flag of its page type, like the listing. `GET /:pageType/listing-export` */
export const exportLots = query(contracts.exportLots, cache.exportLots)
export const useExportLotsQuery = useQueryOf(exportLots)
export const useLazyExportLotsQuery = useLazyQueryOf(exportLots)

/** Requires the flag of its page type, which the route looks up in `domain/lots/page-types`. `GET /:pageType/listing` */
export const listing = query(contracts.listing, cache.listing)
export const useListingQuery = useQueryOf(listing)
export const useLazyListingQuery = useLazyQueryOf(listing)
