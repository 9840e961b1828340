import * as contracts from '@seriba/contracts/catalogue'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { listLots } from './list-lots.ts'

export function catalogueRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.listing, ({ actor, input }) => listLots(ctx, actor, input))
}
