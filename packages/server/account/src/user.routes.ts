import * as contracts from '@seriba/contracts/user'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { acceptTerms } from './accept-terms.ts'
import { accountInfo } from './account-info.ts'
import { changePassword } from './change-password.ts'
import { revokeOwnSessions } from './revoke-own-sessions.ts'
import { sessionOfRequest } from './session.ts'
import { updateProfile } from './update-profile.ts'
import { updateSetting } from './update-setting.ts'
import { viewProfile } from './view-profile.ts'

export function userRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.viewProfile, ({ actor }) => viewProfile(ctx, actor))

  serve(app, contracts.updateSetting, async ({ actor, input }) => {
    await updateSetting(ctx, actor, input)
    return successResponse
  })

  serve(app, contracts.updateProfile, async ({ actor, input }) => {
    await updateProfile(ctx, actor, input)
    return successResponse
  })

  serve(app, contracts.changePassword, async ({ input, request, caller }) => {
    const closedSessions = await changePassword(ctx, sessionOfRequest(request), input, caller.ip)
    return { ...successResponse, closedSessions }
  })

  serve(app, contracts.accountInfo, ({ request }) => accountInfo(ctx, sessionOfRequest(request)))

  serve(app, contracts.acceptTerms, async ({ actor, input, caller }) => {
    await acceptTerms(ctx, actor, input, caller.ip)
    return successResponse
  })

  serve(app, contracts.revokeSessions, async ({ input, request, caller }) => {
    await revokeOwnSessions(ctx, sessionOfRequest(request), input, caller.ip)
    return successResponse
  })
}
