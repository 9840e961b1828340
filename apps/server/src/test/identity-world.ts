import type { Config } from '@seriba/server-kit/config'
import type { LightMyRequestResponse } from 'fastify'
import { type CookieBrowser, cookieBrowser } from './cookie-browser.ts'
import { fakeIdentityProvider, identityClient } from './fake-identity-provider.ts'
import { testServer } from './server.ts'

/** A server whose staff log in through the test’s own provider. */
export function identityWorld(settings: Partial<Config> = {}) {
  const provider = fakeIdentityProvider()
  const server = testServer({
    publicUrl: 'http://localhost',
    identity: {
      ...identityClient,
      label: 'Company login',
      get issuer() {
        return provider.issuer
      },
    },
    ...settings,
  })
  const newBrowser = () => cookieBrowser(server.app)

  async function start(browser: CookieBrowser): Promise<string> {
    const { url } = (await browser.post('/auth/identity')).json().result
    return provider.logIn(url).replace(/^\/v1/, '')
  }

  /** Starts, logs in at the provider, and returns, possibly by a different path. */
  async function comeBack(browser: CookieBrowser, path = (given: string) => given) {
    return browser.get(path(await start(browser)))
  }

  return {
    provider,
    server,
    start,
    comeBack,
    loginOutcome,
    /** The result of a login: in, the remaining step, or why it was refused. */
    logIn: async (browser: CookieBrowser = newBrowser()) => loginOutcome(await comeBack(browser)),
    /** The provider now says who owns the address. */
    vouchFor: (email: string, claims: Record<string, unknown> = {}) =>
      provider.misbehave({ claims: { sub: `subject of ${email}`, email, email_verified: true, ...claims } }),
  }
}

export function loginOutcome({ statusCode, headers }: LightMyRequestResponse): string {
  if (statusCode !== 303) return String(statusCode)
  const { pathname, searchParams } = new URL(String(headers.location))
  if (pathname !== '/console/auth/login') return pathname
  return searchParams.get('failed') ?? searchParams.get('step') ?? 'in'
}
