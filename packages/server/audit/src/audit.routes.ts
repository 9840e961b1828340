import * as contracts from '@seriba/contracts/audit'
import { userTypes } from '@seriba/domain/access/roles'
import type { AppContext } from '@seriba/server-kit/context'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { auditExportRoute } from './export-audit.ts'
import { auditLinkTo } from './export-link.ts'
import { listAudit } from './list-audit.ts'

export function auditRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.listAudit, ({ input }) => listAudit(ctx, input))
  serve(app, contracts.exportAudit, ({ actor, input }) => ({
    url: auditLinkTo({ userId: actor.userId, asked: input }, ctx.config.cookieSecret, new Date()),
  }))
  serve(app, contracts.auditActors, () =>
    ctx.db
      .selectFrom('users')
      .select(['id as value', 'full_name as label'])
      .where('user_type', '=', userTypes.manager)
      .orderBy('full_name')
      .execute(),
  )
  auditExportRoute(app, ctx)
}
