// Generated from packages/contracts/src/orders.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/orders'
import * as cache from '../../cache/orders.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Creates an order on behalf of a client, who will see it among their own (GAP20). `POST /order/create-for-client` */
export const createOrderFor = mutation(contracts.createOrderFor, cache.createOrderFor)
export const useCreateOrderForMutation = useMutationOf(createOrderFor)

/** Creates a link to download all orders of the list as a file; it works for one minute and only for the caller. `GET /order/export` */
export const exportOrders = query(contracts.exportOrders, cache.exportOrders)
export const useExportOrdersQuery = useQueryOf(exportOrders)
export const useLazyExportOrdersQuery = useLazyQueryOf(exportOrders)

/** Everyone's orders, open ones first, then newest first. `GET /order/index` */
export const listOrders = query(contracts.listOrders, cache.listOrders)
export const useListOrdersQuery = useQueryOf(listOrders)
export const useLazyListOrdersQuery = useLazyQueryOf(listOrders)

/** Moves a client's order to another status. `PUT /order/update-status` */
export const updateOrderStatus = mutation(contracts.updateOrderStatus, cache.updateOrderStatus)
export const useUpdateOrderStatusMutation = useMutationOf(updateOrderStatus)
