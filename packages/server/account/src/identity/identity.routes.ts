import * as contracts from '@seriba/contracts/identity'
import { signInPath } from '@seriba/domain/site/sign-in-path'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { Config } from '@seriba/server-kit/config'
import type { AppContext } from '@seriba/server-kit/context'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { browserOf } from '../browser-of.ts'
import {
  clearIdentityCookie,
  deviceTokenOf,
  identityTokenOf,
  setChallenge,
  setIdentityCookie,
} from '../cookies.ts'
import { enter } from '../enter.ts'
import { linkBase } from '../link-base.ts'
import { finishIdentityLogin } from './finish-identity-login.ts'
import { openIdentityClient } from './identity-client.ts'
import { startIdentityLogin } from './start-identity-login.ts'

const callbackPath = '/auth/identity/callback'

/** The address that the operator registers with the provider. */
const redirectUriOf = (config: Config, request: FastifyRequest) =>
  `${config.authBaseUrl ?? `${linkBase(config, request)}/v1`}${callbackPath}`

export function identityRoutes(app: FastifyInstance, ctx: AppContext) {
  const { config, log } = ctx
  const client = config.identity && openIdentityClient(config.identity)

  serve(app, contracts.startIdentityLogin, async ({ request, reply }) => {
    const redirectUri = redirectUriOf(config, request)
    const started = await startIdentityLogin(ctx, client ?? notFound(), {
      browser: browserOf(request),
      redirectUri,
    })
    setIdentityCookie(reply, started.token)
    return { url: started.url }
  })

  /** The provider sends the browser here; whatever the result, the console's login page takes over. */
  app.get(`/v1${callbackPath}`, async (request, reply) => {
    const url = new URL(redirectUriOf(config, request))
    url.search = new URL(request.url, url).search
    const token = identityTokenOf(request)
    clearIdentityCookie(reply)
    const back = (query: Record<string, string> = {}) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(`${linkBase(config, request)}/console${signInPath}${queryOf(query)}`, 303)
    if (!client) return back({ failed: 'identity_refused' })
    try {
      const signed = await finishIdentityLogin(ctx, client, {
        token,
        url,
        browser: { ...browserOf(request), device: deviceTokenOf(request) },
      })
      if ('opened' in signed) {
        await enter(ctx, request, reply, signed.opened)
        return back()
      }
      setChallenge(reply, signed.challenge, signed.secondStep)
      return back({ step: signed.secondStep })
    } catch (error) {
      if (error instanceof ApiError) return back({ failed: error.code })
      log.error({ err: error }, 'a login through the identity provider failed')
      return back({ failed: 'identity_refused' })
    }
  })
}

const queryOf = (query: Record<string, string>) => {
  const text = new URLSearchParams(query).toString()
  return text === '' ? '' : `?${text}`
}
