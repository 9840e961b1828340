import { captchaHeader } from '@seriba/contracts/captcha'
import { consentHeader } from '@seriba/contracts/consent'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseAuthBase } from './auth-base.ts'
import type { Config } from './config.ts'

/** If the portal's pages call login at another address, allows them, and nobody else, to read its responses. */
export function registerAuthCors(app: FastifyInstance, config: Config) {
  const base = parseAuthBase(config)
  app.decorate('authBase', base)
  if (base.portal === null) return
  app.addHook('onRequest', (request, reply, done) => {
    if (!isAboutSignIn(request.url)) return done()
    void reply.header('vary', 'origin')
    if (request.headers.origin !== base.portal) return done()
    void reply
      .header('access-control-allow-origin', base.portal)
      .header('access-control-allow-credentials', 'true')
    done()
  })
  app.options('/v1/auth', preflight)
  app.options('/v1/auth/*', preflight)
}

const isAboutSignIn = (url: string) => /^\/v1\/auth(?=[/?]|$)/.test(url)

const preflight = (_request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(204)
    .header('access-control-allow-methods', 'GET, POST')
    .header('access-control-allow-headers', `content-type, socket-id, ${consentHeader}, ${captchaHeader}`)
    .header('access-control-max-age', '600')
    .send()
