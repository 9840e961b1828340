// Generated from packages/contracts/src/month-end.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/month-end'
import * as cache from '../../cache/month-end.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Checks the ledger and closes the accounting period with a month: nothing is entered on a day of it, or before it, any more. Where the ledger is not right, the month stays open. `POST /payments/close-month` */
export const closeMonth = mutation(contracts.closeMonth, cache.closeMonth)
export const useCloseMonthMutation = useMutationOf(closeMonth)

/** The month that is closed next, and what is looked at before. `GET /payments/month-end` */
export const viewMonthEnd = query(contracts.viewMonthEnd, cache.viewMonthEnd)
export const useViewMonthEndQuery = useQueryOf(viewMonthEnd)
export const useLazyViewMonthEndQuery = useLazyQueryOf(viewMonthEnd)

/** What one client owes, by its invoices, with what staff looks at before they are reminded. `GET /payments/owed-client` */
export const viewOwedClient = query(contracts.viewOwedClient, cache.viewOwedClient)
export const useViewOwedClientQuery = useQueryOf(viewOwedClient)
export const useLazyViewOwedClientQuery = useLazyQueryOf(viewOwedClient)
