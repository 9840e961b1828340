import * as contracts from '@seriba/contracts/money'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { serve } from '../lib/serve.ts'
import { listPurchases } from './list-purchases.ts'

export function moneyRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.listPurchases, ({ actor, input, caller }) =>
    listPurchases(ctx, actor, input, caller.language),
  )
}
