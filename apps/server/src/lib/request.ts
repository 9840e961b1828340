import type { IncomingHttpHeaders } from 'node:http'
import { captchaHeader } from '@seriba/contracts/captcha'
import { captchaVerifier } from '@seriba/server-account/captcha/captcha-verifier'
import { accessTokenOf } from '@seriba/server-account/cookies'
import { findSessions } from '@seriba/server-account/find-session'
import type { Session } from '@seriba/server-account/session'
import { twoStepRule } from '@seriba/server-account/two-step/two-step-rule'
import { apiKeyOf, type KeyCalls, sessionOfKey } from '@seriba/server-api-keys/session-of-key'
import { ApiError } from '@seriba/server-kit/api-error'
import { batchLoader } from '@seriba/server-kit/batch-loader'
import type { AppContext } from '@seriba/server-kit/context'
import { RecentAnswers } from '@seriba/server-kit/recent-answers'
import { runIdempotently } from '@seriba/server-kit/run-idempotently'
import type { FastifyInstance } from 'fastify'

/** What `serve` needs to know about every request: whose it is, and which page it came from. */
export function authenticateRequests(
  app: FastifyInstance,
  ctx: Pick<AppContext, 'db' | 'config' | 'company' | 'log'>,
) {
  const { db, config } = ctx
  const { publicUrl } = config
  const recent = new RecentAnswers<string, Session>()
  const sessionOf = batchLoader(async (tokens: readonly string[]) => {
    const keep = recent.beginLookup()
    const sessions = await findSessions(db, tokens, twoStepRule(ctx))
    for (const [token, { session, leftMs }] of sessions) keep(token, session, leftMs)
    return (token) => sessions.get(token)?.session ?? null
  })
  const bots = captchaVerifier({ db, config })
  // If the public address is known, it alone is our origin; otherwise, whichever address was requested.
  const origin = (given: string | undefined, scheme: string, host: string) => ({
    origin: given,
    own: publicUrl ?? `${scheme}://${host}`,
  })

  app.decorateRequest('session', null)
  app.decorate('tokensInBody', config.tokensInBody)
  app.decorate('isHttps', publicUrl?.startsWith('https:') ?? false)
  app.decorate('catalogueAccess', { getter: () => ctx.company.catalogueAccess })
  app.decorate('offeredLanguages', { getter: () => ctx.company.languages })
  app.decorate('authenticate', async (request, reply) => {
    const key = apiKeyOf(request)
    if (key !== undefined) {
      request.session = await sessionOfKey(ctx, key, {
        contract: request.routeOptions.config.contract,
        ip: request.ip,
        onCount: (calls) => void reply?.headers(limitHeaders(calls)),
      })
      return
    }
    const token = accessTokenOf(request)
    request.session = token === undefined ? null : (recent.get(token) ?? (await sessionOf(token)))
  })
  app.decorate('sessionCache', recent)
  app.addHook('onClose', async () => recent.close())
  app.decorate('bots', bots)
  app.decorate('verifyCaptcha', async (action, request) => {
    const token = request.headers[captchaHeader]
    const passes = await bots.passes(typeof token === 'string' ? token : '', action, request.ip)
    if (!passes) throw new ApiError(bots.error)
  })
  app.decorate('runIdempotently', (keyed, work) => runIdempotently(ctx, keyed, work))
  app.decorate('originOf', (request) => origin(request.headers.origin, request.protocol, request.host))
  app.decorate('hostOfRaw', ({ headers }) => forwarded(headers, 'host') ?? headers.host ?? '')
  app.decorate('originOfRaw', (request) =>
    origin(request.headers.origin, forwarded(request.headers, 'proto') ?? 'http', app.hostOfRaw(request)),
  )

  function forwarded(headers: IncomingHttpHeaders, what: 'host' | 'proto') {
    const named = config.trustProxy === false ? undefined : headers[`x-forwarded-${what}`]
    return typeof named === 'string' ? named.split(',').at(0)?.trim() : undefined
  }
}

/** A key's own limit is the one that its program meets first; the address's is left to those without a key. */
const limitHeaders = ({ limit, left, resetSeconds }: KeyCalls) => ({
  'x-ratelimit-limit': limit,
  'x-ratelimit-remaining': left,
  'x-ratelimit-reset': resetSeconds,
})
