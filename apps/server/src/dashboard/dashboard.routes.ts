import * as contracts from '@seriba/contracts/dashboard'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { viewDashboard } from './view-dashboard.ts'

export function dashboardRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.viewDashboard, ({ actor, input }) => viewDashboard(ctx, actor, input))
}
