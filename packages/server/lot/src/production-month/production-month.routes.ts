import * as contracts from '@seriba/contracts/production-month'
import type { AppContext } from '@seriba/server-kit/context'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { lookUpProductionMonth } from './look-up-production-month.ts'
import { productionMonthProvider } from './provider.ts'

export function productionMonthRoutes(app: FastifyInstance, ctx: AppContext) {
  const provider = productionMonthProvider(ctx)
  serve(app, contracts.lookUpProductionMonth, ({ actor, input }) =>
    lookUpProductionMonth({ db: ctx.db, log: ctx.log, provider }, actor, input),
  )
}
