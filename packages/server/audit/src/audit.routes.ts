import * as contracts from '@seriba/contracts/audit'
import { userTypes } from '@seriba/domain/access/roles'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { auditExport } from './export-audit.ts'
import { listAudit } from './list-audit.ts'

export function auditRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.listAudit, ({ input }) => listAudit(ctx, input))
  const entries = auditExport(ctx)
  serve(app, contracts.exportAudit, ({ actor, input }) => exportLink(entries, ctx, actor, input))
  exportRoute(app, ctx, entries)
  serve(app, contracts.auditActors, () =>
    ctx.db
      .selectFrom('users')
      .select(['id as value', 'full_name as label'])
      .where('user_type', '=', userTypes.manager)
      .orderBy('full_name')
      .execute(),
  )
}
