// Generated from packages/contracts/src/marketplace.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/marketplace'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** A page of the third-party listing that the company has connected; empty if it has none (GAP11). `GET /gonet/listing` */
export const listOffers = query(contracts.listOffers)
export const useListOffersQuery = useQueryOf(listOffers)
export const useLazyListOffersQuery = useLazyQueryOf(listOffers)
