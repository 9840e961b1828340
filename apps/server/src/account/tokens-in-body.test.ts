import { accessCookie } from '@seriba/server-account/cookies'
import { describe, expect, test } from 'vitest'
import { authenticator } from '../test/authenticator.ts'
import { aClient, aManager, type TestUser, testPassword } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { solvedCaptcha } from '../test/solve-captcha.ts'
import { codesOneByOne, nextCode, withTwoStep } from '../test/two-step.ts'

/** A program: it keeps no cookies and sends no Origin. */
function programOf(server: ReturnType<typeof testServer>) {
  const ask = async (method: 'GET' | 'POST', path: string, token?: string, payload?: object) => {
    const answer = await server.app.inject({
      method,
      url: `/v1${path}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(path === '/auth' && (await solvedCaptcha(server.app, 'login'))),
      },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, result: answer.json().result ?? {}, cookies: answer.cookies }
  }
  return {
    get: (path: string, token?: string) => ask('GET', path, token),
    post: (path: string, token?: string, body: object = {}) => ask('POST', path, token, body),
    signIn: ({ email }: TestUser) => ask('POST', '/auth', undefined, { email, password: testPassword }),
    mayIn: async (token: string) => (await ask('GET', '/user/view-profile', token)).status === 200,
  }
}
const tokens = (result: Record<string, string>) => [result['access-token'], result['refresh-token']] as const

describe('by default', () => {
  const server = testServer()
  const program = programOf(server)

  test('responses contain no tokens, and tokens are accepted only from cookies', async () => {
    const { result, cookies } = await program.signIn(await aClient(server.db))
    expect(result).toEqual({ success: true })
    const [access = '', refresh = ''] = cookies.map(({ value }) => value)
    expect([await program.mayIn(access), (await program.get('/auth/update', refresh)).status]).toEqual([
      false,
      401,
    ])
    const renewed = await server.app.inject({
      url: '/v1/auth/update',
      headers: { cookie: `seriba_refresh=${refresh}` },
    })
    expect(renewed.json().result).toEqual({ success: true })
  })
})

describe('with TOKENS_IN_BODY', () => {
  codesOneByOne()
  const server = testServer({ tokensInBody: true })
  const program = programOf(server)
  const enter = async (user: TestUser) => tokens((await program.signIn(user)).result)

  test('a program logs in, works, renews its session, and logs out without a cookie', async () => {
    const [access = '', refresh = ''] = await enter(await aClient(server.db))
    expect(await program.mayIn(access)).toBe(true)

    const renewed = await program.get('/auth/update', refresh)
    const [next = ''] = tokens(renewed.result)
    expect(renewed.cookies.slice(0, 2).map(({ value }) => value)).toEqual(tokens(renewed.result))
    expect([await program.mayIn(access), await program.mayIn(next)]).toEqual([false, true])

    expect((await program.post('/auth/logout', next)).status).toBe(200)
    expect(await program.mayIn(next)).toBe(false)
  })

  test('each token works only for its own kind of request', async () => {
    const [access = '', refresh = ''] = await enter(await aClient(server.db))
    expect(await program.mayIn(refresh)).toBe(false)
    expect((await program.get('/auth/update', access)).status).toBe(401)
  })

  test('the second step is completed with the token from the first, which opens nothing itself', async () => {
    const user = await aClient(server.db)
    const { phone } = await withTwoStep(server, user)
    const { result } = await program.signIn(user)
    expect(Object.keys(result)).toEqual(['success', 'secondStep', 'step-token'])
    expect(await program.mayIn(result['step-token'])).toBe(false)
    const passed = await program.post('/auth/second-step', result['step-token'], { code: phone.code() })
    expect(await program.mayIn(tokens(passed.result)[0] ?? '')).toBe(true)
  })

  test('a token in the request takes precedence over the cookie', async () => {
    const [mine = ''] = await enter(await aClient(server.db))
    const cookie = `${accessCookie}=${mine}`
    const whoIs = async (authorization: string) =>
      (await server.app.inject({ url: '/v1/user/view-profile', headers: { cookie, authorization } }))
        .statusCode
    expect([await whoIs('Bearer nobody'), await whoIs('Basic Zm9vOmJhcg==')]).toEqual([401, 200])
  })

  test('a page on another site is refused, whatever it sends', async () => {
    const [access = ''] = await enter(await aClient(server.db))
    const foreign = { origin: 'https://evil.example', host: 'localhost', cookie: `${accessCookie}=${access}` }
    const answer = await server.app.inject({ method: 'POST', url: '/v1/auth/logout', headers: foreign })
    expect(answer.statusCode).toBe(403)
    expect(await program.mayIn(access)).toBe(true)
  })
})

describe('with TOKENS_IN_BODY, for staff who must have a second step', () => {
  codesOneByOne()
  const server = testServer({ tokensInBody: true, staffTwoStep: true })
  const program = programOf(server)

  test('a program sets it up and is logged in', async () => {
    const step = (await program.signIn(await aManager(server.db))).result['step-token']
    const { secret } = (await program.post('/auth/second-step/set-up', step)).result
    nextCode()
    const code = authenticator(secret).code()
    const { result } = await program.post('/auth/second-step/confirm', step, { code })
    expect(result.recoveryCodes).toHaveLength(10)
    expect(await program.mayIn(tokens(result)[0] ?? '')).toBe(true)
  })
})
