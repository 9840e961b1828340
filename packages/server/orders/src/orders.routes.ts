import * as contracts from '@seriba/contracts/orders'
import { clientExists } from '@seriba/server-bids/clients.repository'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { banOfWish } from './ban-of-wish.ts'
import { buyerOfWish } from './buyer-of-wish.ts'
import { closeOrder } from './close-order.ts'
import { createOrder } from './create-order.ts'
import { orderExport, ownOrderExport } from './export-orders.ts'
import { listOrders } from './list-orders.ts'
import { ordersOf } from './orders.repository.ts'
import { updateOrderStatus } from './update-order-status.ts'

export function ordersRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.createOrder, ({ actor, input, caller }) => createOrder(ctx, actor, input, caller))
  serve(app, contracts.createOrderFor, async ({ actor, input: { userId, ...wish }, caller }) => {
    if (!(await clientExists(ctx.db, userId))) return notFound('client_not_found')
    return createOrder(ctx, actor, wish, caller, userId)
  })
  serve(app, contracts.banOfWish, async ({ actor, input: { userId, ...wish } }) =>
    banOfWish(ctx, await buyerOfWish(ctx.db, actor, userId), wish),
  )
  serve(app, contracts.myOrders, async ({ actor }) => ({
    orders: await ordersOf(ctx.db, actor.userId),
  }))
  const ownFile = ownOrderExport(ctx)
  serve(app, contracts.exportMyOrders, ({ actor, input }) => exportLink(ownFile, ctx, actor, input))
  exportRoute(app, ctx, ownFile)
  serve(app, contracts.closeOrder, async ({ actor, input, caller }) => {
    await closeOrder(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.listOrders, ({ input }) => listOrders(ctx, input))
  const file = orderExport(ctx)
  serve(app, contracts.exportOrders, ({ actor, input }) => exportLink(file, ctx, actor, input))
  exportRoute(app, ctx, file)
  serve(app, contracts.updateOrderStatus, async ({ actor, input, caller }) => {
    await updateOrderStatus(ctx, actor, input, caller)
    return successResponse
  })
}
