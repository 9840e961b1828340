import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '@seriba/server-kit/config'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { bootScriptHash } from './boot-script.ts'

/** What our pages may load and who may frame them. Lots' pictures are wherever the feed says. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  https: boolean,
  config: Pick<Config, 'captcha' | 'authBaseUrl'>,
) {
  const { captcha, authBaseUrl } = config
  const bots = captcha.provider === 'recaptcha' ? [captcha.host, 'https://www.gstatic.com'] : []
  const auth = authBaseUrl === undefined ? [] : [new URL(authBaseUrl).origin]
  const setHeaders = helmet({
    strictTransportSecurity: https,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", bootScriptHash, ...bots],
        // Measured positions of overlays and columns are set as style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        // Lots' videos are there too.
        mediaSrc: ["'self'", 'blob:', 'https:', 'http:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...auth, ...bots],
        frameSrc: bots.length > 0 ? bots : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
  })
  const headers = headersOf(setHeaders)
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
    done()
  })
}

/** The same for every answer, so they are assembled once. */
function headersOf(setHeaders: ReturnType<typeof helmet>): [name: string, value: string][] {
  const headers: [string, string][] = []
  const response = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader() {},
  }
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  return headers
}
