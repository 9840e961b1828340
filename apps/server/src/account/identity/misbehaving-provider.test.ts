import { finishIdentityLogin } from '@seriba/server-account/identity/finish-identity-login'
import { openIdentityClient } from '@seriba/server-account/identity/identity-client'
import { startIdentityLogin } from '@seriba/server-account/identity/start-identity-login'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { aManager, testPassword } from '../../test/builders.ts'
import { testCompany, testConfig } from '../../test/config.ts'
import { cookieBrowser } from '../../test/cookie-browser.ts'
import { identityClient, type Misbehavior } from '../../test/fake-identity-provider.ts'
import { identityWorld } from '../../test/identity-world.ts'
import { statusOf } from '../../test/two-step.ts'

const { server, provider, start, comeBack, logIn, vouchFor, loginOutcome } = identityWorld()

const log = pino({ level: 'silent' })
/** A client that knows nothing about the provider yet. */
const freshClient = () =>
  openIdentityClient({ ...identityClient, label: '', issuer: provider.issuer }, { timeoutSeconds: 3 })

const hourAgo = () => Math.floor(Date.now() / 1000) - 3600

test.each([
  ['another nonce', () => ({ claims: { nonce: 'of somebody else' } })],
  ['no nonce', () => ({ claims: { nonce: undefined } })],
  ['another audience', () => ({ claims: { aud: 'another application' } })],
  ['another issuer', () => ({ claims: { iss: 'https://evil.example' } })],
  ['an expired token', () => ({ claims: { iat: hourAgo() - 300, exp: hourAgo() } })],
  ['an unknown key', () => ({ unknownKey: true })],
  ['a code the provider rejects', () => ({ fails: { path: '/token', status: 400 } })],
] as [string, () => Misbehavior][])('%s is refused, and nobody is logged in', async (_, how) => {
  const manager = await aManager(server.db)
  const { claims, ...more } = how()
  provider.misbehave({
    claims: { sub: manager.email, email: manager.email, email_verified: true, ...claims },
    ...more,
  })
  const browser = cookieBrowser(server.app)
  expect(await logIn(browser)).toBe('identity_refused')
  expect(await statusOf(browser)).toBe(401)
})

test('a response works only once, even in the browser it was meant for', async () => {
  const manager = await aManager(server.db)
  vouchFor(manager.email)
  const browser = cookieBrowser(server.app)
  const path = await start(browser)
  const cookie = browser.jar.get('seriba_identity') ?? ''
  expect(loginOutcome(await browser.get(path))).toBe('in')
  expect(browser.jar.has('seriba_identity')).toBe(false)
  expect(loginOutcome(await browser.get(path))).toBe('identity_refused')
  browser.jar.set('seriba_identity', cookie)
  expect(loginOutcome(await browser.get(path))).toBe('identity_refused')

  // A code used with another login no longer works at the provider either.
  const again = new URLSearchParams(path.split('?')[1])
  const spent = await comeBack(browser, (fresh) => fresh.replace(/code=[^&]+/, `code=${again.get('code')}`))
  expect(loginOutcome(spent)).toBe('identity_refused')
})

test('a login started in one browser cannot be finished in another', async () => {
  const manager = await aManager(server.db)
  vouchFor(manager.email)
  const [own, other, third] = [1, 2, 3].map(() => cookieBrowser(server.app))
  if (!own || !other || !third) throw new Error('three browsers')
  const path = await start(own)
  expect(loginOutcome(await third.get(path))).toBe('identity_refused')
  await start(other)
  expect(loginOutcome(await other.get(path))).toBe('identity_refused')
  for (const browser of [other, third]) expect(await statusOf(browser)).toBe(401)
})

test.each([
  ['access_denied', 'identity_canceled'],
  ['temporarily_unavailable', 'identity_away'],
  ['login_required', 'identity_refused'],
])('a provider error in place of a code, %s, is reported in our own words', async (error, failed) => {
  const browser = cookieBrowser(server.app)
  const response = await comeBack(browser, (path) =>
    path.replace(/code=[^&]+/, `error=${error}&error_description=${encodeURIComponent('<b>trace</b>')}`),
  )
  expect(loginOutcome(response)).toBe(failed)
  expect(response.headers.location).not.toContain('trace')
  expect(response.body).not.toContain('trace')
})

test.each([500, 503, 429])(
  'a provider that answers the code with %s is reported as unavailable',
  async (status) => {
    const browser = cookieBrowser(server.app)
    const back = await start(browser)
    provider.misbehave({ fails: { path: '/token', status } })
    expect(loginOutcome(await browser.get(back))).toBe('identity_away')
  },
)

test('a signature cannot be accepted while the provider’s keys are unavailable', async () => {
  const manager = await aManager(server.db)
  const browser = cookieBrowser(server.app)
  const path = await start(browser)
  provider.misbehave({
    claims: { sub: manager.email, email: manager.email, email_verified: true },
    fails: { path: '/keys', status: 500 },
  })
  const came = {
    token: browser.jar.get('seriba_identity'),
    url: new URL(`http://localhost/v1${path}`),
    browser: { ip: '10.0.7.2', userAgent: 'test', device: null },
  }
  const ctx = { db: server.db, config: testConfig, company: testCompany.current, log }
  await expect(finishIdentityLogin(ctx, freshClient(), came)).rejects.toMatchObject({ code: 'identity_away' })
})

test('an unresponsive provider times out within seconds, and passwords still work', async () => {
  const manager = await aManager(server.db)
  const browser = cookieBrowser(server.app)
  const path = await start(browser)
  provider.misbehave({ fails: { path: '/token', status: 'never' } })
  const since = performance.now()
  expect(loginOutcome(await browser.get(path))).toBe('identity_away')
  expect(performance.now() - since).toBeLessThan(10_000)
  await browser.post('/auth', { email: manager.email, password: testPassword })
  expect(await statusOf(browser)).toBe(200)
}, 20_000)

test.each([500, 'never'] as const)(
  'a provider whose configuration fails with %s is reported as unavailable and tried again next time',
  async (status) => {
    const client = freshClient()
    const ctx = { db: server.db, log }
    const browser = { ip: '10.0.7.1', userAgent: 'test', device: null }
    const begin = () =>
      startIdentityLogin(ctx, client, { browser, redirectUri: 'http://localhost/v1/auth/identity/callback' })
    provider.misbehave({ fails: { path: '/.well-known/openid-configuration', status } })
    await expect(begin()).rejects.toMatchObject({ code: 'identity_away' })
    provider.misbehave({})
    expect(new URL((await begin()).url).searchParams.get('code_challenge_method')).toBe('S256')
  },
)
