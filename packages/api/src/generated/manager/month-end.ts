// Generated from packages/contracts/src/month-end.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/month-end'
import * as cache from '../../cache/month-end.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Checks the ledger and closes the accounting period at the end of a month: nothing can be entered on or before its last day any more. If the ledger is not right, the month stays open. `POST /payments/close-month` */
export const closeMonth = mutation(contracts.closeMonth, cache.closeMonth)
export const useCloseMonthMutation = useMutationOf(closeMonth)

/** The month to be closed next, and what to check first. `GET /payments/month-end` */
export const viewMonthEnd = query(contracts.viewMonthEnd, cache.viewMonthEnd)
export const useViewMonthEndQuery = useQueryOf(viewMonthEnd)
export const useLazyViewMonthEndQuery = useLazyQueryOf(viewMonthEnd)

/** What a client owes, by invoice, with what staff need to see before they send a reminder. `GET /payments/owed-client` */
export const viewOwedClient = query(contracts.viewOwedClient, cache.viewOwedClient)
export const useViewOwedClientQuery = useQueryOf(viewOwedClient)
export const useLazyViewOwedClientQuery = useLazyQueryOf(viewOwedClient)
