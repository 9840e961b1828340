import * as contracts from '@seriba/contracts/first-run'
import { setChallenge } from '@seriba/server-account/cookies'
import { issueChallenge } from '@seriba/server-account/two-step/challenges.repository'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { checkFirstRun, createOwner } from './create-owner.ts'

export function firstRunRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.checkFirstRun, async ({ input }) => ({
    passwordMinLength: await checkFirstRun(ctx, input.token),
  }))
  serve(app, contracts.createOwner, async ({ input, caller, reply }) => {
    const id = await createOwner(ctx, input, caller.ip)
    setChallenge(reply, await issueChallenge(ctx.db, id, 'setUp'), 'setUp')
    return { ...successResponse, secondStep: 'setUp' as const }
  })
}
