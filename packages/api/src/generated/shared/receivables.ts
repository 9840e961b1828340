// Generated from packages/contracts/src/receivables.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/receivables'
import * as cache from '../../cache/receivables.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** A temporary link to a month’s statement: the caller’s own or, for staff, any client’s. `GET /payments/statement` */
export const viewStatement = query(contracts.viewStatement, cache.viewStatement)
export const useViewStatementQuery = useQueryOf(viewStatement)
export const useLazyViewStatementQuery = useLazyQueryOf(viewStatement)
