import * as contracts from '@seriba/contracts/money'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { askedDay } from './asked-day.ts'
import { ownPaymentExport, ownPurchaseExport } from './export-own.ts'
import { listPayments } from './list-payments.ts'
import { listPurchases } from './list-purchases.ts'
import { viewBalance } from './view-balance.ts'

export function moneyRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.listPurchases, ({ actor, input, caller }) =>
    listPurchases(ctx, actor, input, caller.language),
  )
  serve(app, contracts.listPayments, ({ actor, input, caller }) =>
    listPayments(ctx, actor, input, caller.language),
  )
  const purchases = ownPurchaseExport(ctx)
  serve(app, contracts.exportOwnPurchases, ({ actor, input }) => {
    rejectWrongDays(input)
    return exportLink(purchases, ctx, actor, input)
  })
  exportRoute(app, ctx, purchases)
  const payments = ownPaymentExport(ctx)
  serve(app, contracts.exportOwnPayments, ({ actor, input }) => {
    rejectWrongDays(input)
    return exportLink(payments, ctx, actor, input)
  })
  exportRoute(app, ctx, payments)
  serve(app, contracts.viewBalance, ({ actor }) => viewBalance(ctx, actor))
}

/** A day that does not exist is refused when the link is requested, not when the file is. */
function rejectWrongDays({
  dateFrom,
  dateTo,
}: {
  dateFrom?: string | undefined
  dateTo?: string | undefined
}) {
  askedDay('dateFrom', dateFrom)
  askedDay('dateTo', dateTo)
}
