import * as contracts from '@seriba/contracts/rates'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { findChoices } from '../lot-costs.repository.ts'
import { rateExport } from './export-rates.ts'
import { lastReading } from './rate-readings.ts'
import { currentRates } from './rates.repository.ts'
import { enterRates, updateCurrency } from './update-rates.ts'

export function ratesRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.viewRates, async ({ actor }) => {
    const [choices, rates] = await Promise.all([
      findChoices(ctx.db, actor.userId),
      currentRates(ctx.db, new Date()),
    ])
    return { own: choices.currency, rates }
  })
  serve(app, contracts.viewRateSource, async () => ({ reading: await lastReading(ctx.db, ctx.config.rates) }))
  const file = rateExport(ctx)
  serve(app, contracts.exportRates, ({ actor, input }) => exportLink(file, ctx, actor, input))
  exportRoute(app, ctx, file)
  serve(app, contracts.updateCurrency, async ({ actor, input }) => {
    await updateCurrency(ctx, actor, input)
    return successResponse
  })
  serve(app, contracts.enterRates, async ({ actor, input, caller }) => {
    await enterRates(ctx, actor, input, caller)
    return successResponse
  })
}
