// Generated from packages/contracts/src/money.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/money'
import * as cache from '../../cache/money.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** The caller's payments, newest first (GAP61). `GET /payments/listing` */
export const listPayments = query(contracts.listPayments, cache.listPayments)
export const useListPaymentsQuery = useQueryOf(listPayments)
export const useLazyListPaymentsQuery = useLazyQueryOf(listPayments)

/** The caller's purchases: a page of them, and the statuses there are. `GET /purchased-cars/listing` */
export const listPurchases = query(contracts.listPurchases, cache.listPurchases)
export const useListPurchasesQuery = useQueryOf(listPurchases)
export const useLazyListPurchasesQuery = useLazyQueryOf(listPurchases)

/** The caller's balance and what they may still bid (GAP63). `GET /user/balance` */
export const viewBalance = query(contracts.viewBalance, cache.viewBalance)
export const useViewBalanceQuery = useQueryOf(viewBalance)
export const useLazyViewBalanceQuery = useLazyQueryOf(viewBalance)
