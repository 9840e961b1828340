import * as contracts from '@seriba/contracts/auth'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../context.ts'
import { done, serve } from '../lib/serve.ts'
import { accessTokenOf, clearSessionCookies, refreshTokenOf, setSessionCookies } from './cookies.ts'
import { refreshSession } from './refresh-session.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

export function authRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.signIn, async ({ input, request, reply }) => {
    setSessionCookies(reply, await signIn(ctx, input, browserOf(request)))
    return done
  })

  serve(app, contracts.refreshSession, async ({ request, reply }) => {
    const secret = ctx.config.cookieSecret
    const tokens = await refreshSession({ db: ctx.db, secret }, refreshTokenOf(request))
    if (tokens) setSessionCookies(reply, tokens)
    return done
  })

  serve(app, contracts.signOut, async ({ request, reply }) => {
    await signOut(ctx, { access: accessTokenOf(request), refresh: refreshTokenOf(request) })
    clearSessionCookies(reply)
    return done
  })
}

const browserOf = (request: FastifyRequest) => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
})
