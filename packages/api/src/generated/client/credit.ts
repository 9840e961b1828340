// Generated from packages/contracts/src/credit.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/credit'
import * as cache from '../../cache/credit.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** What makes up the caller's active bids, and how much they have used of today's limits (GAP63). `GET /user/credit` */
export const viewCredit = query(contracts.viewCredit, cache.viewCredit)
export const useViewCreditQuery = useQueryOf(viewCredit)
export const useLazyViewCreditQuery = useLazyQueryOf(viewCredit)
