import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient, aUser, testPassword } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { solvedCaptcha } from '../test/solve-captcha.ts'

const server = testServer()

const signIn = async (email: string, password = testPassword, ip = '10.0.0.1') =>
  server.app.inject({
    method: 'POST',
    url: '/v1/auth',
    remoteAddress: ip,
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      ...(await solvedCaptcha(server.app, 'login')),
    },
    payload: { email, password },
  })

type Cookies = { name: string; value: string }[]
const jarOf = (cookies: unknown) =>
  (cookies as Cookies).map(({ name, value }) => `${name}=${value}`).join('; ')
const call = (url: string, cookie: string) => server.app.inject({ url: `/v1${url}`, headers: { cookie } })

async function signedIn() {
  const user = await aClient(server.db)
  return { user, jar: jarOf((await signIn(user.email)).cookies) }
}

test('logging in opens a session whose cookies no script can read', async () => {
  const { email } = await aClient(server.db)
  const response = await signIn(email.toUpperCase())
  expect(response.json()).toEqual({ result: { success: true } })
  expect(response.cookies).toMatchObject([
    { name: 'seriba_access', httpOnly: true, sameSite: 'Lax', path: '/' },
    { name: 'seriba_refresh', httpOnly: true, sameSite: 'Lax', path: '/v1/auth' },
  ])
  expect((await call('/user/view-profile', jarOf(response.cookies))).json()).toMatchObject({
    result: { detail: { email } },
  })
})

test('a wrong password and an unknown account get the same error', async () => {
  const { email } = await aClient(server.db)
  for (const response of [await signIn(email, 'wrong'), await signIn('nobody@test.example')]) {
    expect([response.statusCode, response.json()]).toEqual([
      403,
      { success: false, messageCode: 'invalid_credentials' },
    ])
  }
})

test('disabled and unconfirmed accounts are told so, but only after the right password', async () => {
  const disabled = await aUser(server.db, { role: 'disabled' })
  const unconfirmed = await aUser(server.db, { verified: false })
  expect((await signIn(disabled.email)).json()).toMatchObject({ messageCode: 'invalid_user' })
  expect((await signIn(unconfirmed.email)).json()).toMatchObject({ messageCode: 'email_not_verified' })
  expect((await signIn(unconfirmed.email, 'wrong')).json()).toMatchObject({
    messageCode: 'invalid_credentials',
  })
})

test('after five wrong passwords, even the right one has to wait, but only at that address', async () => {
  const { email } = await aClient(server.db)
  await Promise.all(Array.from({ length: 8 }, () => signIn(email, 'wrong', '10.0.0.9')))
  expect((await signIn(email, testPassword, '10.0.0.9')).statusCode).toBe(429)
  expect((await signIn(email, testPassword, '10.0.0.8')).statusCode).toBe(200)
})

test.each([
  [14, 429],
  [16, 200],
])('after wrong passwords %i minutes ago, the right one gets status %i', async (minutes, status) => {
  const { email } = await aClient(server.db)
  const failure = { email, ip: '10.3.0.1', failed_at: new Date(Date.now() - minutes * 60_000) }
  await server.db.insertInto('sign_in_failures').values(Array(5).fill(failure)).execute()
  expect((await signIn(email, testPassword, failure.ip)).statusCode).toBe(status)
})

test('a refused login says how long to wait until the oldest blocking attempt expires', async () => {
  const { email } = await aClient(server.db)
  const ip = '10.4.0.1'
  const minutesAgo = (minutes: number) => ({ email, ip, failed_at: new Date(Date.now() - minutes * 60_000) })
  await server.db.insertInto('sign_in_failures').values([14, 12, 3, 3, 2, 1].map(minutesAgo)).execute()
  const refused = await signIn(email, testPassword, ip)
  const { retryAfter } = refused.json().detail
  expect(refused.headers['retry-after']).toBe(String(retryAfter))
  // The second of the six tries blocks the address: it is twelve minutes old and counts for fifteen.
  expect(retryAfter).toBeGreaterThan(170)
  expect(retryAfter).toBeLessThanOrEqual(180)
})

test('an account attacked from many addresses has to wait, too', async () => {
  const { email } = await aClient(server.db)
  const failures = Array.from({ length: 50 }, (_, at) => ({ email, ip: `10.1.0.${at}` }))
  await server.db.insertInto('sign_in_failures').values(failures).execute()
  expect((await signIn(email, testPassword, '10.1.1.1')).statusCode).toBe(429)
})

test('an address that guesses at many accounts is blocked for all of them', async () => {
  const ip = '10.2.0.1'
  const failures = Array.from({ length: 100 }, (_, at) => ({ email: `victim${at}@test.example`, ip }))
  await server.db.insertInto('sign_in_failures').values(failures).execute()
  const { email } = await aClient(server.db)
  expect((await signIn(email, testPassword, ip)).statusCode).toBe(429)
  expect((await signIn(email, testPassword, '10.2.0.2')).statusCode).toBe(200)
})

test('logging in again in the same browser replaces the session with a new one', async () => {
  const { user, jar } = await signedIn()
  const again = await server.app.inject({
    method: 'POST',
    url: '/v1/auth',
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      cookie: jar,
      ...(await solvedCaptcha(server.app, 'login')),
    },
    payload: { email: user.email, password: testPassword },
  })
  expect((await call('/user/view-profile', jar)).statusCode).toBe(401)
  expect((await call('/user/view-profile', jarOf(again.cookies))).statusCode).toBe(200)
})

test('a session older than three months cannot be refreshed, however recently it was used', async () => {
  const { user, jar } = await signedIn()
  const age = (days: number) =>
    server.db
      .updateTable('sessions')
      .set({ created_at: new Date(Date.now() - days * 86_400_000) })
      .where('user_id', '=', user.id)
      .execute()
  await age(89)
  const inTime = await call('/auth/update', jar)
  expect(inTime.statusCode).toBe(200)
  await age(91)
  expect((await call('/auth/update', jarOf(inTime.cookies))).statusCode).toBe(401)
})

test('a session expires after thirty days without use', async () => {
  const { user, jar } = await signedIn()
  const unusedFor = (days: number) =>
    sql`
      update refresh_tokens set expires_at = expires_at - make_interval(days => ${days})
      where session_id in (select id from sessions where user_id = ${user.id})`.execute(server.db)
  await unusedFor(29)
  const inTime = await call('/auth/update', jar)
  expect(inTime.statusCode).toBe(200)
  const next = jarOf(inTime.cookies)
  await unusedFor(30)
  const late = await call('/auth/update', next)
  expect([late.statusCode, late.json().messageCode]).toEqual([401, 'signed_out'])
})

test('an access token works for fifteen minutes, and browsers keep each cookie as long as its token works', async () => {
  const { user, jar } = await signedIn()
  const later = (minutes: number) =>
    sql`
      update sessions set access_expires = access_expires - make_interval(mins => ${minutes})
      where user_id = ${user.id}`.execute(server.db)
  await later(14)
  expect((await call('/user/view-profile', jar)).statusCode).toBe(200)
  await later(1)
  expect((await call('/user/view-profile', jar)).statusCode).toBe(401)
  const { cookies } = await call('/auth/update', jar)
  expect(cookies.map(({ maxAge }) => maxAge)).toEqual([15 * 60, 30 * 24 * 60 * 60])
})

test('refreshing replaces both tokens, and the old access token stops working', async () => {
  const { jar } = await signedIn()
  const refreshed = await call('/auth/update', jar)
  expect((await call('/user/view-profile', jar)).statusCode).toBe(401)
  expect((await call('/user/view-profile', jarOf(refreshed.cookies))).statusCode).toBe(200)
})

test('tabs that refresh at the same time get the same session', async () => {
  const { jar } = await signedIn()
  const answers = await Promise.all(Array.from({ length: 5 }, () => call('/auth/update', jar)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
  expect(new Set(answers.map(({ cookies }) => jarOf(cookies))).size).toBe(1)
  expect((await call('/user/view-profile', jarOf(answers[0]?.cookies))).statusCode).toBe(200)
})

test('a tab that is one refresh behind is tolerated', async () => {
  const { jar } = await signedIn()
  const next = jarOf((await call('/auth/update', jar)).cookies)
  const last = jarOf((await call('/auth/update', next)).cookies)
  const late = await call('/auth/update', jar)
  expect([late.statusCode, late.cookies]).toEqual([200, []])
  expect((await call('/user/view-profile', last)).statusCode).toBe(200)
})

test('reusing an old refresh token later closes every session of that user', async () => {
  const { user, jar } = await signedIn()
  const elsewhere = jarOf((await signIn(user.email)).cookies)
  const next = jarOf((await call('/auth/update', jar)).cookies)
  await server.db
    .updateTable('refresh_tokens')
    .set({ used_at: new Date(Date.now() - 60_000) })
    .where('used_at', 'is not', null)
    .execute()
  const reused = await call('/auth/update', jar)
  expect([reused.statusCode, reused.json()]).toEqual([
    401,
    { success: false, messageCode: 'signed_out', error: 'expired' },
  ])
  for (const cookie of [next, elsewhere]) {
    expect((await call('/user/view-profile', cookie)).statusCode).toBe(401)
    expect((await call('/auth/update', cookie)).statusCode).toBe(401)
  }
})

test('logging out closes the session, and doing it twice is not an error', async () => {
  const { jar } = await signedIn()
  const signOut = () =>
    server.app.inject({
      method: 'POST',
      url: '/v1/auth/logout',
      headers: { host: 'localhost', origin: 'http://localhost', cookie: jar },
    })
  expect((await signOut()).json()).toEqual({ result: { success: true } })
  expect((await call('/user/view-profile', jar)).statusCode).toBe(401)
  expect((await call('/auth/update', jar)).statusCode).toBe(401)
  expect((await signOut()).statusCode).toBe(200)
})
