import * as contracts from '@seriba/contracts/money'
import type { AppContext } from '@seriba/server-kit/context'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
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
  serve(app, contracts.viewBalance, ({ actor }) => viewBalance(ctx, actor))
}
