import { issueFirstRunLink } from '@seriba/server-staff/first-run/first-run-links.repository'
import { beforeEach, expect, test } from 'vitest'
import { authenticator } from '../test/authenticator.ts'
import { aManager } from '../test/builders.ts'
import { cookieBrowser } from '../test/cookie-browser.ts'
import { errorOf } from '../test/error-of.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const password = 'three calm red foxes'
const owner = { fullName: 'Sachiko Mori', email: 'mori@seriba.example', password, confirmPassword: password }

/** There are no staff accounts, and no link has been printed yet. */
beforeEach(async () => {
  for (const table of ['first_run_links'] as const) await server.db.deleteFrom(table).execute()
  await server.db
    .updateTable('users')
    .set({ staff_role: null, role_id: 982, user_type: 2, email: `gone${Date.now()}@old.example` })
    .where('staff_role', 'is not', null)
    .execute()
})

const printed = async () => (await issueFirstRunLink(server.db, 'http://seriba.example')) ?? ''
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? ''

test('the printed link creates the first owner, with the second step at once', async () => {
  const link = await printed()
  expect(link).toMatch(/^http:\/\/seriba\.example\/console\/first-run\?token=[\w-]{43}$/)
  const token = tokenOf(link)
  const browser = cookieBrowser(server.app)
  expect((await browser.get(`/first-run/check?token=${token}`)).json().result).toEqual({
    passwordMinLength: 12,
  })
  const made = await browser.post('/first-run/owner', { ...owner, token })
  expect(made.json().result).toEqual({ success: true, secondStep: 'setUp' })
  const { secret } = (await browser.post('/auth/second-step/set-up')).json().result
  const confirmed = await browser.post('/auth/second-step/confirm', { code: authenticator(secret).code() })
  expect(confirmed.json().result.recoveryCodes).toHaveLength(10)
  const { staff } = (await browser.get('/staff/index')).json().result
  expect(staff).toMatchObject([{ fullName: 'Sachiko Mori', staffRole: 'owner', twoStep: true }])
})

test('a link works once and invalidates every other printed link', async () => {
  const [first, second] = [tokenOf(await printed()), tokenOf(await printed())]
  const anonymous = server.anonymous()
  const answers = await Promise.all([
    anonymous.post('/first-run/owner', { ...owner, email: 'a@once.example', token: first }),
    anonymous.post('/first-run/owner', { ...owner, email: 'b@once.example', token: second }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
  expect(await errorOf(anonymous.get('/first-run/check', { token: second }))).toBe('link_expired')
})

test('no link is printed once somebody works there, and earlier ones stop working', async () => {
  const token = tokenOf(await printed())
  await aManager(server.db)
  expect(await issueFirstRunLink(server.db, '')).toBeNull()
  expect(await errorOf(server.anonymous().get('/first-run/check', { token }))).toBe('link_expired')
  expect(await errorOf(server.anonymous().post('/first-run/owner', { ...owner, token }))).toBe('link_expired')
})

test('an expired or made-up link opens nothing', async () => {
  const token = tokenOf(await printed())
  await server.db
    .updateTable('first_run_links')
    .set({ expires_at: new Date(0) })
    .execute()
  for (const some of [token, 'nonsense'])
    expect(await errorOf(server.anonymous().post('/first-run/owner', { ...owner, token: some }))).toBe(
      'link_expired',
    )
})

test('missing values are reported at their fields, and the link stays valid', async () => {
  const token = tokenOf(await printed())
  const ask = (more: object) =>
    errorOf(server.anonymous().post('/first-run/owner', { ...owner, token, ...more }))
  expect(await ask({ fullName: ' ', email: 'x', password: 'short', confirmPassword: 'other' })).toEqual({
    fullName: 'field_required',
    email: 'email_invalid',
    password: 'password_too_short',
    confirmPassword: 'passwords_differ',
  })
  expect(await ask({ password: 'seriba123456', confirmPassword: 'seriba123456' })).toEqual({
    password: 'password_too_common',
  })
  expect((await server.anonymous().get('/first-run/check', { token })).statusCode).toBe(200)
})
