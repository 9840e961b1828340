import * as contracts from '@seriba/contracts/deposits'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { confirmDeposit } from './confirm-deposit.ts'
import { depositInvoice, invoiceRoute } from './deposit-invoice.ts'
import { openDeposit } from './open-deposit.ts'
import { viewDeposit } from './view-deposit.ts'

/** Deposits: clients announce them, staff finds them on the account. */
export function depositsRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.viewDeposit, ({ actor }) => viewDeposit(ctx, actor))
  serve(app, contracts.openDeposit, ({ actor, input, caller }) => openDeposit(ctx, { actor, caller }, input))
  serve(app, contracts.depositInvoice, ({ actor, input }) => depositInvoice(ctx, actor, input))
  invoiceRoute(app, ctx)
  serve(app, contracts.confirmDeposit, ({ actor, input, caller }) =>
    confirmDeposit(ctx, { actor, caller }, input),
  )
}
