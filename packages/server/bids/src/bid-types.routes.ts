import * as contracts from '@seriba/contracts/bid-types'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { findBidTypes, versionOf } from './bid-types.repository.ts'
import { saveBidTypes } from './save-bid-types.ts'

export function bidTypesRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.listBidTypes, async () => {
    const types = await findBidTypes(ctx.db)
    return { types, version: versionOf(types) }
  })
  serve(app, contracts.saveBidTypes, async ({ actor, input, caller }) => {
    await saveBidTypes(ctx, actor, input, caller)
    return successResponse
  })
}
