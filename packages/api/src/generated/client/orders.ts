// Generated from packages/contracts/src/orders.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/orders'
import * as cache from '../../cache/orders.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Closes an order that its client no longer wants. `PUT /order/close` */
export const closeOrder = mutation(contracts.closeOrder, cache.closeOrder)
export const useCloseOrderMutation = useMutationOf(closeOrder)

/** Tells staff what vehicle the caller is looking for. `POST /order/create` */
export const createOrder = mutation(contracts.createOrder, cache.createOrder)
export const useCreateOrderMutation = useMutationOf(createOrder)

/** Creates a link to download the caller’s orders as a file; it works for one minute and only for the caller. `GET /order/my-orders-export` */
export const exportMyOrders = query(contracts.exportMyOrders, cache.exportMyOrders)
export const useExportMyOrdersQuery = useQueryOf(exportMyOrders)
export const useLazyExportMyOrdersQuery = useLazyQueryOf(exportMyOrders)

/** The caller's orders, newest first. `GET /order/my-orders` */
export const myOrders = query(contracts.myOrders, cache.myOrders)
export const useMyOrdersQuery = useQueryOf(myOrders)
export const useLazyMyOrdersQuery = useLazyQueryOf(myOrders)
