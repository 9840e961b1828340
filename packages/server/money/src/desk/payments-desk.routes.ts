import * as contracts from '@seriba/contracts/payments-desk'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { allocatePayment } from './allocate-payment.ts'
import { pageOfDesk } from './desk-payments.repository.ts'
import { exportLinkTo, exportRoute } from './export-files.ts'
import { deskFilter, indexPayments } from './index-payments.ts'
import { movePayment } from './move-payment.ts'
import { paymentFilters, paymentSheet } from './payment-sheet.ts'
import { listPayable, viewAllocation } from './view-allocation.ts'

const path = 'payments-export'
const all = 1_000_000

/** The ledger of all clients, and what staff does with its lines. */
export function paymentsDeskRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.indexPayments, ({ input }) => indexPayments(ctx, input))
  serve(app, contracts.exportPayments, ({ actor, input }) => {
    deskFilter(input)
    return { url: exportLinkTo(path, actor, input, ctx.config.cookieSecret, new Date()) }
  })
  exportRoute(app, ctx, {
    contract: contracts.exportPayments,
    path,
    file: 'payments',
    table: async ({ format, ...asked }, language) => ({
      ...paymentSheet(language),
      filters: await paymentFilters(ctx.db, asked, language),
      rows: await pageOfDesk(ctx.db, deskFilter(asked), { limit: all, offset: 0 }),
    }),
  })
  serve(app, contracts.viewAllocation, ({ input }) => viewAllocation(ctx, input))
  serve(app, contracts.listPayable, ({ input }) => listPayable(ctx, input))
  serve(app, contracts.allocatePayment, async ({ actor, input, caller }) => {
    await allocatePayment(ctx, { actor, caller }, input)
    return successResponse
  })
  serve(app, contracts.movePayment, ({ actor, input, caller }) => movePayment(ctx, { actor, caller }, input))
}
