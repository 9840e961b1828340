import * as contracts from '@seriba/contracts/user'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../context.ts'
import { done, serve } from '../lib/serve.ts'
import { updateSetting } from './update-setting.ts'
import { viewProfile } from './view-profile.ts'

export function userRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.viewProfile, ({ actor }) => viewProfile(ctx, actor))

  serve(app, contracts.updateSetting, async ({ actor, input }) => {
    await updateSetting(ctx, actor, input)
    return done
  })
}
