import * as contracts from '@seriba/contracts/deposits'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { confirmDeposit } from './confirm-deposit.ts'
import { depositExport } from './export-deposits.ts'
import { failDeposit } from './fail-deposit.ts'
import { listDeposits } from './list-deposits.ts'
import { openDeposit } from './open-deposit.ts'
import { webhookRoutes } from './providers/webhook.routes.ts'
import { remindDeposit } from './remind-deposit.ts'
import { viewDeposit } from './view-deposit.ts'

/** Deposits: clients announce them, and staff find them on the account. */
export function depositsRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.viewDeposit, ({ actor }) => viewDeposit(ctx, actor))
  serve(app, contracts.openDeposit, ({ actor, input, caller }) => openDeposit(ctx, { actor, caller }, input))
  serve(app, contracts.listDeposits, ({ input }) => listDeposits(ctx, input))
  const file = depositExport(ctx)
  serve(app, contracts.exportDeposits, ({ actor, input }) => exportLink(file, ctx, actor, input))
  exportRoute(app, ctx, file)
  serve(app, contracts.failDeposit, async ({ actor, input, caller }) => {
    await failDeposit(ctx, { actor, caller }, input)
    return successResponse
  })
  serve(app, contracts.remindDeposit, async ({ actor, input, caller }) => {
    await remindDeposit(ctx, { actor, caller }, input)
    return successResponse
  })
  webhookRoutes(app, ctx)
  serve(app, contracts.confirmDeposit, ({ actor, input, caller }) =>
    confirmDeposit(ctx, { actor, caller }, input),
  )
}
