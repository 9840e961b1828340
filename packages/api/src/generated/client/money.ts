// Generated from packages/contracts/src/money.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/money'
import * as cache from '../../cache/money.ts'
import { query, useLazyQueryOf, useQueryOf } from '#engine'

/** Creates a link to download all of the caller's payments as a file; it works for one minute and only for the caller. `GET /payments/listing-export` */
export const exportOwnPayments = query(contracts.exportOwnPayments, cache.exportOwnPayments)
export const useExportOwnPaymentsQuery = useQueryOf(exportOwnPayments)
export const useLazyExportOwnPaymentsQuery = useLazyQueryOf(exportOwnPayments)

/** Creates a link to download all of the caller's purchases as a file; it works for one minute and only for the caller. `GET /purchased-cars/listing-export` */
export const exportOwnPurchases = query(contracts.exportOwnPurchases, cache.exportOwnPurchases)
export const useExportOwnPurchasesQuery = useQueryOf(exportOwnPurchases)
export const useLazyExportOwnPurchasesQuery = useLazyQueryOf(exportOwnPurchases)

/** The caller's payments, newest first (GAP61). `GET /payments/listing` */
export const listPayments = query(contracts.listPayments, cache.listPayments)
export const useListPaymentsQuery = useQueryOf(listPayments)
export const useLazyListPaymentsQuery = useLazyQueryOf(listPayments)

/** A page of the caller's purchases, and the existing statuses. `GET /purchased-cars/listing` */
export const listPurchases = query(contracts.listPurchases, cache.listPurchases)
export const useListPurchasesQuery = useQueryOf(listPurchases)
export const useLazyListPurchasesQuery = useLazyQueryOf(listPurchases)

/** The caller's balance and how much they may still bid (GAP63). `GET /user/balance` */
export const viewBalance = query(contracts.viewBalance, cache.viewBalance)
export const useViewBalanceQuery = useQueryOf(viewBalance)
export const useLazyViewBalanceQuery = useLazyQueryOf(viewBalance)
