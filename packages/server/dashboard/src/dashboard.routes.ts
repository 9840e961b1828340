import * as contracts from '@seriba/contracts/dashboard'
import { findAnything as findAnythingContract } from '@seriba/contracts/palette'
import { menuCounters as menuCountersContract } from '@seriba/contracts/site'
import type {} from '@seriba/server-catalogue/lot-search'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { menuCounters } from './menu-counters.ts'
import { findAnything } from './palette/find-anything.ts'
import { viewDashboard } from './view-dashboard.ts'
import { viewSetUp } from './view-set-up.ts'

export function dashboardRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, menuCountersContract, ({ actor }) => menuCounters(ctx, actor))
  serve(app, findAnythingContract, ({ actor, input }) => findAnything(ctx, actor, input))
  serve(app, contracts.viewSetUp, ({ actor }) => viewSetUp(ctx, actor))
  serve(app, contracts.viewDashboard, ({ actor, input }) => viewDashboard(ctx, actor, input))
}
