// Generated from packages/contracts/src/bid-costs.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bid-costs'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** The landed cost of the bids on a page of a list, each at its client's own destination; other people's bids are left out. `GET /bid/landed-costs` */
export const listBidCosts = query(contracts.listBidCosts)
export const useListBidCostsQuery = useQueryOf(listBidCosts)
export const useLazyListBidCostsQuery = useLazyQueryOf(listBidCosts)
