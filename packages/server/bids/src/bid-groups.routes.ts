import * as contracts from '@seriba/contracts/bid-groups'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { confirmWithdrawal } from './confirm-withdrawal.ts'
import { createGroup } from './create-group.ts'
import { groupExport } from './export-group.ts'
import { listClosedGroups } from './list-closed-groups.ts'
import { listGroupHistory } from './list-group-history.ts'
import { updateGroup } from './update-group.ts'
import { listUngrouped, viewGroup } from './view-group.ts'

export function bidGroupsRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.viewGroup, ({ actor, input }) => viewGroup(ctx, actor, input))
  serve(app, contracts.createGroup, ({ actor, input, caller }) => createGroup(ctx, actor, input, caller))
  serve(app, contracts.createGroupFromManager, ({ actor, input, caller }) =>
    createGroup(ctx, actor, input, caller),
  )
  serve(app, contracts.ungroupedBids, ({ actor, input }) => listUngrouped(ctx, actor, input))
  serve(app, contracts.closedGroups, ({ actor, input }) => listClosedGroups(ctx, actor, input))
  const file = groupExport(ctx)
  serve(app, contracts.exportGroup, ({ actor, input }) => exportLink(file, ctx, actor, input))
  exportRoute(app, ctx, file)
  serve(app, contracts.groupHistory, ({ actor, input, caller }) =>
    listGroupHistory(ctx, actor, input, caller.language),
  )
  serve(app, contracts.updateGroup, async ({ actor, input, caller }) => {
    await updateGroup(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.confirmWithdrawal, async ({ actor, input, caller }) => {
    await confirmWithdrawal(ctx, actor, input, caller)
    return successResponse
  })
}
