import { afterEach, beforeEach, vi } from 'vitest'
import { authenticator } from './authenticator.ts'
import { type TestUser, testPassword } from './builders.ts'
import { type CookieBrowser, cookieBrowser } from './cookie-browser.ts'
import type { TestServer } from './server.ts'

const stepMs = 30_000

/** The clock is set to the middle of a code's half minute, and moves on when told to. */
export function codesOneByOne() {
  beforeEach(() => {
    const now = Math.floor(Date.now() / stepMs) * stepMs + stepMs / 2
    vi.useFakeTimers({ toFake: ['Date'], now })
  })
  afterEach(() => void vi.useRealTimers())
}

/** Test files share their worker's clock: one that is moved and not reset is wrong for whatever runs next. */
export function nextCode() {
  if (!vi.isFakeTimers()) throw new Error('The clock is not ours to move: begin with codesOneByOne()')
  vi.setSystemTime(Date.now() + stepMs)
}

/** Sends email and password. */
export const submitPassword = (browser: CookieBrowser, { email }: Pick<TestUser, 'email'>) =>
  browser.post('/auth', { email, password: testPassword })

/** Turns on the second step in a browser that is logged in. The clock has moved on to another code. */
export async function withTwoStep(server: Pick<TestServer, 'app'>, user: TestUser) {
  const browser = cookieBrowser(server.app)
  await submitPassword(browser, user)
  const begun = await browser.post('/user/two-step/begin', { password: testPassword })
  const phone = authenticator(begun.json().result.secret)
  const confirmed = await browser.post('/user/two-step/confirm', { code: phone.code() })
  nextCode()
  return { browser, phone, recoveryCodes: confirmed.json().result.recoveryCodes as string[] }
}

export const statusOf = async (browser: CookieBrowser) => (await browser.get('/user/view-profile')).statusCode
