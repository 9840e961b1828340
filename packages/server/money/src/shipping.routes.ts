import * as contracts from '@seriba/contracts/shipping'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { updateLogistics } from './update-logistics.ts'
import { updatePurchaseStatus } from './update-purchase-status.ts'

/** Shipping details of purchases as recorded by staff. */
export function shippingRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.updatePurchaseStatus, async ({ actor, input, caller }) => {
    await updatePurchaseStatus(ctx, { actor, caller }, input)
    return successResponse
  })
  serve(app, contracts.updateLogistics, async ({ actor, input, caller }) => {
    await updateLogistics(ctx, { actor, caller }, input)
    return successResponse
  })
}
