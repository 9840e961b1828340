import { contracts } from '@seriba/contracts/all'
import { consentHeader } from '@seriba/contracts/consent'
import type { FastifyInstance } from 'fastify'
import { solvedCaptcha } from './solve-captcha.ts'

type Payload = Record<string, unknown>
type Cookie = { name: string; value: string }

/** A browser that keeps the cookies it receives, like people's browsers. */
export function cookieBrowser(
  app: FastifyInstance,
  { ip = '10.0.0.1', userAgent = 'test', consent = 'accepted' } = {},
) {
  const jar = new Map<string, string>()
  async function call(method: 'GET' | 'POST', path: string, payload?: Payload) {
    const action = Object.values(contracts).find(
      (one) => one.method === method && one.path === path.split('?')[0],
    )?.captcha
    const response = await app.inject({
      method,
      url: `/v1${path}`,
      remoteAddress: ip,
      headers: {
        host: 'localhost',
        origin: 'http://localhost',
        'user-agent': userAgent,
        [consentHeader]: consent,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(action && (await solvedCaptcha(app, action))),
      },
      ...(payload && { payload }),
    })
    for (const { name, value } of response.cookies as Cookie[]) {
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }
  return {
    jar,
    get: (path: string) => call('GET', path),
    post: (path: string, payload: Payload = {}) => call('POST', path, payload),
  }
}
export type CookieBrowser = ReturnType<typeof cookieBrowser>
