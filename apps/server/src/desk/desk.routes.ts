import * as contracts from '@seriba/contracts/clients'
import type { FastifyInstance } from 'fastify'
import { resetTwoStepOfClient } from '../account/two-step/reset-two-step.ts'
import type { AppContext } from '../context.ts'
import { done, serve } from '../lib/serve.ts'
import { viewClient } from './view-client.ts'

export function deskRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.viewClient, ({ actor, input }) => viewClient(ctx, actor, input))

  serve(app, contracts.resetTwoStep, async ({ actor, input, caller }) => {
    await resetTwoStepOfClient(ctx, actor, input.id, caller.ip)
    return done
  })
}
