import { authBaseUrlError, parseAuthBase } from '@seriba/server-kit/auth-base'
import { describe, expect, test } from 'vitest'
import { aClient, testPassword } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { solvedCaptcha } from '../test/solve-captcha.ts'

const publicUrl = 'https://portal.vostok.example'
const authBaseUrl = 'https://auth.vostok.example/accounts/v1'

describe('which addresses can share a session', () => {
  test.each([
    [publicUrl, undefined, null],
    [publicUrl, authBaseUrl, null],
    [publicUrl, `${publicUrl}:8443/v1`, null],
    [undefined, authBaseUrl, 'AUTH_BASE_URL needs PUBLIC_URL'],
    [publicUrl, 'http://auth.vostok.example/v1', 'have the scheme of PUBLIC_URL'],
    [publicUrl, 'https://auth.other.example/v1', 'share a domain'],
    ['http://10.0.0.1', 'http://10.1.0.1/v1', 'share a domain'],
  ])('%s and %s', (portal, auth, fault) => {
    const said = authBaseUrlError({ publicUrl: portal, authBaseUrl: auth })
    expect(said ?? '').toContain(fault ?? '')
    expect(said === null).toBe(fault === null)
  })

  test('with a single host, cookies are limited to that host', () => {
    const base = parseAuthBase({ publicUrl, authBaseUrl: `${publicUrl}/accounts/v1` })
    expect(base).toEqual({ portal: null, domain: undefined, path: '/accounts/v1/auth' })
  })
})

describe('when login has its own address', () => {
  const server = testServer({ publicUrl, authBaseUrl })
  const signIn = async (origin: string) =>
    server.app.inject({
      method: 'POST',
      url: '/v1/auth',
      headers: { origin, host: 'auth.vostok.example', ...(await solvedCaptcha(server.app, 'login')) },
      payload: { email: (await aClient(server.db)).email, password: testPassword },
    })

  test('a portal page may read the response, and its cookies are valid on both hosts', async () => {
    const { statusCode, headers, cookies } = await signIn(publicUrl)
    expect([
      statusCode,
      headers['access-control-allow-origin'],
      headers['access-control-allow-credentials'],
    ]).toEqual([200, publicUrl, 'true'])
    expect(cookies.map(({ domain }) => domain)).toEqual(cookies.map(() => 'vostok.example'))
    expect(cookies.find(({ name }) => name === 'seriba_refresh')?.path).toBe('/accounts/v1/auth')
  })

  test('preflight requests are allowed for the portal and refused for any other page', async () => {
    const asked = (origin: string) =>
      server.app.inject({ method: 'OPTIONS', url: '/v1/auth/logout', headers: { origin } })
    const ours = await asked(publicUrl)
    expect(ours.statusCode).toBe(204)
    expect(ours.headers['access-control-allow-headers']).toMatch(
      /content-type, socket-id, cookie-consent, x-recaptcha-token/i,
    )
    expect((await asked('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
    const foreign = await signIn('https://evil.example')
    expect([foreign.statusCode, foreign.headers['access-control-allow-origin']]).toEqual([403, undefined])
  })

  test('only login requests can be read across origins', async () => {
    const { headers } = await server.app.inject({ url: '/v1/site/config', headers: { origin: publicUrl } })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test('the content security policy lets pages connect to it', async () => {
    const { headers } = await server.app.inject('/healthz')
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://auth.vostok.example;")
  })
})
