import * as contracts from '@seriba/contracts/production-month'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { lookUpProductionMonth } from './look-up-production-month.ts'
import { productionMonthProvider } from './provider.ts'

export function productionMonthRoutes(app: FastifyInstance, ctx: AppContext) {
  const provider = productionMonthProvider(ctx.config)
  serve(app, contracts.lookUpProductionMonth, ({ actor, input }) =>
    lookUpProductionMonth({ db: ctx.db, log: ctx.log, provider }, actor, input),
  )
}
