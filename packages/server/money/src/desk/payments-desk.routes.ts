import * as contracts from '@seriba/contracts/payments-desk'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { allocatePayment } from './allocate-payment.ts'
import { paymentExport } from './export-payments.ts'
import { deskFilter, indexPayments } from './index-payments.ts'
import { movePayment } from './move-payment.ts'
import { listPayable, viewAllocation } from './view-allocation.ts'

/** All clients' ledger, and what staff can do with its lines. */
export function paymentsDeskRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.indexPayments, ({ input }) => indexPayments(ctx, input))
  const payments = paymentExport(ctx)
  serve(app, contracts.exportPayments, ({ actor, input }) => {
    deskFilter(input)
    return exportLink(payments, ctx, actor, input)
  })
  exportRoute(app, ctx, payments)
  serve(app, contracts.viewAllocation, ({ input }) => viewAllocation(ctx, input))
  serve(app, contracts.listPayable, ({ input }) => listPayable(ctx, input))
  serve(app, contracts.allocatePayment, async ({ actor, input, caller }) => {
    await allocatePayment(ctx, { actor, caller }, input)
    return successResponse
  })
  serve(app, contracts.movePayment, ({ actor, input, caller }) => movePayment(ctx, { actor, caller }, input))
}
