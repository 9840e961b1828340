import { demoPassword } from '@seriba/demo/company'
import { accessCookie } from '@seriba/server-account/cookies'
import { createUser } from '@seriba/server-account/create-user'
import { afterEach, expect, test } from 'vitest'
import { testDb } from '../test/db.ts'
import { type ServerProcess, startServerProcess } from '../test/server-process.ts'
import { solvedCaptchaAt } from '../test/solve-captcha.ts'

const database = testDb()
let server: ServerProcess
const running = async (demo: 'on' | 'off', more: Record<string, string> = {}) => {
  server = await startServerProcess(database.url, {
    DEMO: demo,
    DEMO_LIVE: '300',
    DEMO_STATS: '300',
    DEMO_AUCTIONEER: 'off',
    CAPTCHA_DIFFICULTY: '2',
    LOG_LEVEL: 'warn',
    ...more,
  })
}
afterEach(() => server?.kill())

const origin = () => `http://localhost:${server.port}`

const ask = (path: string, cookie = '') =>
  fetch(`${origin()}/v1${path}`, { headers: { cookie } }).then(({ status }) => status)

async function signIn(email: string, password: string) {
  const response = await fetch(`${origin()}/v1/auth`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: origin(),
      ...(await solvedCaptchaAt(origin(), 'login')),
    },
    body: JSON.stringify({ email, password }),
  })
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith(`${accessCookie}=`))
  return { status: response.status, cookie: cookie?.split(';')[0] ?? '' }
}

const own = { email: 'boss@company.example', password: 'a password of their own' }
const demo = { email: 'manager@demo.example', password: demoPassword }
const statusOf = async ({ email, password }: typeof own) => (await signIn(email, password)).status

test('leaving the demo closes its accounts and keeps those that people created', async () => {
  await running('on')
  await createUser(database, { ...own, name: 'A. Boss', role: 'client', language: 'en' })
  const { status, cookie } = await signIn(demo.email, demo.password)
  expect([status, await ask('/user/view-profile', cookie)]).toEqual([200, 200])
  await server.stop()

  await running('off')
  expect(server.said()).toMatch(
    /DEMO=off: \d+ accounts of the demo company \(such as client@demo\.example, manager@demo\.example\), whose password is published, can no longer log in\. Make the first manager with: pnpm seriba user create --manager/,
  )
  expect(await ask('/user/view-profile', cookie)).toBe(401)
  expect([await statusOf(demo), await statusOf(own)]).toEqual([403, 200])
  await server.stop()

  await running('off')
  expect(server.said()).not.toContain('demo company')
  await server.stop()

  await running('on')
  expect([await statusOf(demo), await statusOf(own)]).toEqual([200, 200])
}, 180_000)

test('a demo that others can reach warns about it first', async () => {
  await running('on', { PUBLIC_URL: 'https://portal.example' })
  const [first] = server.said().split('\n')
  expect(first).toContain('can log in with the published password seriba-demo, as a manager too')
}, 120_000)
