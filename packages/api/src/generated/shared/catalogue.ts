// Generated from packages/contracts/src/catalogue.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/catalogue'
import * as cache from '../../cache/catalogue.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** Needs the flag of its page type, which the route looks up in `domain/lots/page-types`. `GET /:pageType/listing` */
export const listing = query(contracts.listing, cache.listing)
export const useListingQuery = useQueryOf(listing)
export const useLazyListingQuery = useLazyQueryOf(listing)
