import * as contracts from '@seriba/contracts/halls'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { hallExport } from './export-halls.ts'
import { publishHalls, withdrawHallChanges } from './publish-halls.ts'
import { viewHalls } from './view-halls.ts'

export function hallsRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.listHalls, () => viewHalls(ctx))
  const file = hallExport(ctx)
  serve(app, contracts.exportHalls, ({ actor, input }) => exportLink(file, ctx, actor, input))
  exportRoute(app, ctx, file)
  serve(app, contracts.saveHalls, async ({ actor, input, caller }) => {
    await publishHalls(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.withdrawHalls, async ({ actor, input, caller }) => {
    await withdrawHallChanges(ctx, actor, input, caller)
    return successResponse
  })
}
