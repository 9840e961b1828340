import * as contracts from '@seriba/contracts/credit'
import type { AppContext } from '@seriba/server-kit/context'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { viewCredit } from './view-credit.ts'

export function creditRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.viewCredit, ({ actor }) => viewCredit(ctx, actor))
}
