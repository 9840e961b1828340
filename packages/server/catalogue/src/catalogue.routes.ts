import * as contracts from '@seriba/contracts/catalogue'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { listLots } from './list-lots.ts'
import type {} from './lot-search.ts'

export function catalogueRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.listing, ({ actor, input }) => listLots(ctx, actor, input))
}
