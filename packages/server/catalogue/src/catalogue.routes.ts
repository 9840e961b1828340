import * as contracts from '@seriba/contracts/catalogue'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { allowStaleRead } from '@seriba/server-kit/replica/allow-stale-read'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { lotExport } from './export-lots.ts'
import { listLots } from './list-lots.ts'
import type {} from './lot-search.ts'
import { assertCanView } from './page-access.ts'

export function catalogueRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(
    app,
    contracts.listing,
    allowStaleRead(ctx, ({ actor, input }) => listLots(ctx, actor, input)),
  )
  const lots = lotExport(ctx)
  serve(app, contracts.exportLots, ({ actor, input }) => {
    assertCanView(actor, input.pageType)
    return exportLink(lots, ctx, actor, input)
  })
  exportRoute(app, ctx, lots)
}
