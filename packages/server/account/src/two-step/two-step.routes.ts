import { resetTwoStep } from '@seriba/contracts/clients'
import * as contracts from '@seriba/contracts/two-step'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { browserOf } from '../browser-of.ts'
import { challengeOf, clearChallenge } from '../cookies.ts'
import { enter } from '../enter.ts'
import type { Opened } from '../open-session.ts'
import { sessionOfRequest } from '../session.ts'
import { beginTwoStep, confirmTwoStep, renewRecoveryCodes, turnOffTwoStep } from './own-two-step.ts'
import { resetTwoStepOfClient } from './reset-two-step.ts'
import { confirmRequiredSetUp, startRequiredTwoStepSetup, verifySecondFactor } from './second-step.ts'

export function twoStepRoutes(app: FastifyInstance, ctx: AppContext) {
  const waiting = (request: FastifyRequest) => ({
    challenge: challengeOf(request),
    browser: browserOf(request),
  })
  const enterOnce = (request: FastifyRequest, reply: FastifyReply, opened: Opened) => {
    clearChallenge(reply)
    return enter(ctx, request, reply, opened)
  }

  serve(app, contracts.verifySecondStep, async ({ input, request, reply }) => {
    const opened = await verifySecondFactor(ctx, input.code, waiting(request))
    return { ...successResponse, ...(await enterOnce(request, reply, opened)) }
  })

  serve(app, contracts.startRequiredSetUp, ({ request }) =>
    startRequiredTwoStepSetup(ctx, challengeOf(request)),
  )

  serve(app, contracts.confirmRequiredSetUp, async ({ input, request, reply }) => {
    const { opened, recoveryCodes } = await confirmRequiredSetUp(ctx, input.code, waiting(request))
    return { recoveryCodes, ...(await enterOnce(request, reply, opened)) }
  })

  serve(app, contracts.beginTwoStep, ({ input, request, caller }) =>
    beginTwoStep(ctx, sessionOfRequest(request), input.password, caller.ip),
  )

  serve(app, contracts.confirmTwoStep, async ({ input, request, caller }) => ({
    recoveryCodes: await confirmTwoStep(ctx, sessionOfRequest(request), input.code, caller.ip),
  }))

  serve(app, contracts.turnOffTwoStep, async ({ input, request, caller }) => {
    await turnOffTwoStep(ctx, sessionOfRequest(request), input, caller.ip)
    return successResponse
  })

  serve(app, contracts.renewRecoveryCodes, async ({ input, request, caller }) => ({
    recoveryCodes: await renewRecoveryCodes(ctx, sessionOfRequest(request), input, caller.ip),
  }))

  serve(app, resetTwoStep, async ({ actor, input, caller }) => {
    await resetTwoStepOfClient(ctx, actor, input.id, caller.ip)
    return successResponse
  })
}
