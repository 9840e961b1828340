import * as contracts from '@seriba/contracts/dashboard'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { serve } from '../lib/serve.ts'
import { viewDashboard } from './view-dashboard.ts'

export function dashboardRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.viewDashboard, ({ actor, input }) => viewDashboard(ctx, actor, input))
}
