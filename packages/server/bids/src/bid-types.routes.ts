import * as contracts from '@seriba/contracts/bid-types'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { findBidTypes, versionOf } from './bid-types.repository.ts'
import { bidTypeExport } from './export-bid-types.ts'
import { saveBidTypes } from './save-bid-types.ts'

export function bidTypesRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.listBidTypes, async () => {
    const types = await findBidTypes(ctx.db)
    return { types, version: versionOf(types) }
  })
  const file = bidTypeExport(ctx)
  serve(app, contracts.exportBidTypes, ({ actor, input }) => exportLink(file, ctx, actor, input))
  exportRoute(app, ctx, file)
  serve(app, contracts.saveBidTypes, async ({ actor, input, caller }) => {
    return { ...successResponse, ...(await saveBidTypes(ctx, actor, input, caller)) }
  })
}
