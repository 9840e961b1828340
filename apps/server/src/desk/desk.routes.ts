import * as contracts from '@seriba/contracts/clients'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { serve } from '../lib/serve.ts'
import { viewClient } from './view-client.ts'

export function deskRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.viewClient, ({ actor, input }) => viewClient(ctx, actor, input))
}
