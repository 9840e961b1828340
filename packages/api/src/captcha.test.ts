// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toApiError } from './api-error.ts'
import { signIn } from './generated/public/auth.ts'
import { createTestStore } from './testing.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const recaptcha = { provider: 'recaptcha', siteKey: 'key', scriptUrl: 'https://captcha.example/api.js' }

/** A page whose scripts load, or do not. */
const scripts = (come: boolean) =>
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    const tag = script as HTMLScriptElement
    queueMicrotask(() => (come ? tag.onload?.(new Event('load')) : tag.onerror?.(new Event('error'))))
  })

async function signInPast(offer: unknown) {
  const { store, calls } = createTestStore({ 'GET /auth/captcha': offer })
  const { error } = await store.dispatch(
    signIn.initiate({ email: 'dk@vostok-auto.example', password: 'secret6' }),
  )
  return { code: toApiError(error)?.code, calls }
}

test('a check whose script is missing is reported as not loaded, and nothing is sent', async () => {
  scripts(false)
  expect(await signInPast(recaptcha)).toEqual({ code: 'captcha_not_loaded', calls: [] })
})

test('a check that is loaded but fails names its service', async () => {
  scripts(true)
  vi.stubGlobal('grecaptcha', {
    ready: (done: () => void) => done(),
    execute: () => Promise.reject(new Error('Invalid site key')),
  })
  expect(await signInPast(recaptcha)).toEqual({ code: 'recaptcha_failed', calls: [] })
  const broken = { provider: 'altcha', challenge: { parameters: {}, signature: '' } }
  expect(await signInPast(broken)).toEqual({ code: 'captcha_failed', calls: [] })
})
