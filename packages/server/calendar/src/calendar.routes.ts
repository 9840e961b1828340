import * as contracts from '@seriba/contracts/calendar'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { renewCalendar, stopCalendar, viewCalendar } from './own-calendar.ts'
import { calendarFileRoutes } from './serve-calendar.ts'

export function calendarRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.viewCalendar, ({ actor }) => viewCalendar(ctx, actor))
  serve(app, contracts.renewCalendar, ({ actor, caller }) => renewCalendar(ctx, actor, caller.ip))
  serve(app, contracts.stopCalendar, async ({ actor, caller }) => {
    await stopCalendar(ctx, actor, caller.ip)
    return successResponse
  })
  calendarFileRoutes(app, ctx)
}
