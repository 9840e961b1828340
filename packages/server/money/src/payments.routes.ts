import * as contracts from '@seriba/contracts/payments'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { createPayment } from './create-payment.ts'
import { refundPayment } from './refund-payment.ts'
import { reversePayment } from './reverse-payment.ts'

/** Money as recorded by staff. */
export function paymentsRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.createPayment, ({ actor, input, caller }) =>
    createPayment(ctx, { actor, caller }, input),
  )
  serve(app, contracts.refundPayment, ({ actor, input, caller }) =>
    refundPayment(ctx, { actor, caller }, input),
  )
  serve(app, contracts.reversePayment, async ({ actor, input, caller }) => {
    await reversePayment(ctx, { actor, caller }, input)
    return successResponse
  })
}
