import * as contracts from '@seriba/contracts/auction-day'
import { jstDay } from '@seriba/domain/time/jst'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { findDayBids, findDayHalls, findNextDay } from './auction-day.repository.ts'
import { enterResults } from './enter-results.ts'
import { dayExport } from './export-day.ts'
import { doneByHand } from './gateway/done-by-hand.ts'
import { gatewayExport } from './gateway/export-messages.ts'
import { listGatewayMessages } from './gateway/list-gateway-messages.ts'

export function auctionDayRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.viewDay, async ({ actor, input: { date: asked, whose, lots } }) => {
    const now = new Date()
    const date = asked ?? jstDay(now)
    const day = { actor, date, whose, now, lots, priority: ctx.company.sameLotPriority }
    const bids = await findDayBids(ctx.db, day)
    const names = [...new Set(bids.map(({ auctionName }) => auctionName))]
    const halls = await findDayHalls(ctx.db, day, names)
    return { date, bids, halls, nextDate: lots?.length ? null : await findNextDay(ctx.db, day) }
  })
  serve(app, contracts.enterResults, ({ actor, input, caller }) => enterResults(ctx, actor, input, caller))
  serve(app, contracts.doneByHand, async ({ actor, input, caller }) => {
    await doneByHand(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.gatewayLog, ({ input }) => listGatewayMessages(ctx, input))
  const day = dayExport(ctx)
  serve(app, contracts.exportDay, ({ actor, input }) => exportLink(day, ctx, actor, input))
  exportRoute(app, ctx, day)
  const log = gatewayExport(ctx)
  serve(app, contracts.exportGatewayLog, ({ actor, input }) => exportLink(log, ctx, actor, input))
  exportRoute(app, ctx, log)
}
