import * as contracts from '@seriba/contracts/catalogue'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import { mayLag } from '@seriba/server-kit/replica/may-lag'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { listLots } from './list-lots.ts'
import type {} from './lot-search.ts'

export function catalogueRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(
    app,
    contracts.listing,
    mayLag(ctx, ({ actor, input }) => listLots(ctx, actor, input)),
  )
}
