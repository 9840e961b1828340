import * as contracts from '@seriba/contracts/bid-views'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { findViews } from './bid-views.repository.ts'
import { defaultBidView } from './default-bid-view.ts'
import { deleteBidView } from './delete-bid-view.ts'
import { saveBidView } from './save-bid-view.ts'

export function bidViewsRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.listBidViews, async ({ actor }) => ({ items: await findViews(ctx.db, actor.userId) }))
  serve(app, contracts.saveBidView, ({ actor, input }) => saveBidView(ctx, actor, input))
  serve(app, contracts.defaultBidView, async ({ actor, input }) => {
    await defaultBidView(ctx, actor, input)
    return successResponse
  })
  serve(app, contracts.deleteBidView, async ({ actor, input }) => {
    await deleteBidView(ctx, actor, input)
    return successResponse
  })
}
