import * as contracts from '@seriba/contracts/auth'
import { companyState } from '@seriba/server-company/company-state'
import type {} from '@seriba/server-company/company-store'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { type Caller, serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { browserOf } from './browser-of.ts'
import {
  accessTokenOf,
  clearSessionCookies,
  refreshTokenOf,
  responseTokens,
  setChallenge,
  setSessionCookies,
} from './cookies.ts'
import { enter } from './enter.ts'
import type {} from './fastify.ts'
import { linkBase } from './link-base.ts'
import type { LinkPurpose } from './link-tokens.repository.ts'
import { refreshSession } from './refresh-session.ts'
import { requestLink } from './request-link.ts'
import { checkResetLink, resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { verifyEmail } from './verify-email.ts'

export function authRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.signIn, async ({ input, request, reply }) => {
    const signed = await signIn(ctx, input, browserOf(request))
    if ('opened' in signed)
      return { ...successResponse, ...(await enter(ctx, request, reply, signed.opened)) }
    const { challenge, secondStep } = signed
    setChallenge(reply, challenge, secondStep)
    return { ...successResponse, secondStep, ...(ctx.config.tokensInBody && { 'step-token': challenge }) }
  })

  serve(app, contracts.captcha, ({ input }) => app.bots.offer(input.action))

  serve(app, contracts.refreshSession, async ({ request, reply }) => {
    const tokens = await refreshSession(ctx, refreshTokenOf(request))
    if (tokens === null) return successResponse
    setSessionCookies(reply, tokens)
    return { ...successResponse, ...responseTokens(reply, tokens) }
  })

  serve(app, contracts.signOut, async ({ request, reply }) => {
    await signOut(ctx, { access: accessTokenOf(request), refresh: refreshTokenOf(request) })
    clearSessionCookies(reply)
    return successResponse
  })

  const state = companyState(ctx.db)
  serve(app, contracts.signUp, async ({ input, caller, request }) => {
    if (!(await state()).isOpen) throw new ApiError('company_not_open')
    await signUp(ctx, input, { ip: caller.ip, linkBase: linkBase(ctx.config, request) })
    return successResponse
  })

  serve(app, contracts.verifyEmail, async ({ input, caller, request }) => {
    await verifyEmail(ctx, input.token, { ip: caller.ip, linkBase: linkBase(ctx.config, request) })
    return successResponse
  })

  const mailsLink =
    (purpose: LinkPurpose) =>
    async ({
      input,
      caller,
      request,
    }: {
      input: { email: string }
      caller: Caller
      request: FastifyRequest
    }) => {
      const base = linkBase(ctx.config, request)
      await requestLink(ctx, { email: input.email, purpose, linkBase: base }, caller.ip)
      return successResponse
    }
  serve(app, contracts.resendVerification, mailsLink('verify-email'))
  serve(app, contracts.requestReset, mailsLink('reset-password'))
  serve(app, contracts.requestResetByGet, mailsLink('reset-password'))

  serve(app, contracts.checkResetLink, async ({ input }) => ({
    ...successResponse,
    ...(await checkResetLink(ctx, input.token)),
  }))

  serve(app, contracts.resetPassword, async ({ input, caller }) => {
    await resetPassword(ctx, input, caller.ip)
    return successResponse
  })
}
