import { issueLinkToken } from '@seriba/server-account/link-tokens.repository'
import { withTransaction } from '@seriba/server-kit/db'
import { expect, test } from 'vitest'
import { aClient, testPassword } from '../../test/builders.ts'
import { cookieBrowser } from '../../test/cookie-browser.ts'
import { queuedMails } from '../../test/queued-mails.ts'
import { testServer } from '../../test/server.ts'
import { codesOneByOne, nextCode, statusOf, submitPassword, withTwoStep } from '../../test/two-step.ts'

const server = testServer()
codesOneByOne()

const setUp = async () => {
  const user = await aClient(server.db)
  return { user, ...(await withTwoStep(server, user)) }
}
const errorOf = (response: { statusCode: number; json: () => { messageCode?: string } }) => [
  response.statusCode,
  response.json().messageCode,
]
const wrong = [422, 'second_code_wrong']

test('a user without a second step still logs in with just the password', async () => {
  const browser = cookieBrowser(server.app)
  const answer = await submitPassword(browser, await aClient(server.db))
  expect(answer.json()).toEqual({ result: { success: true } })
  expect(await statusOf(browser)).toBe(200)
})

test('the right password alone opens nothing; the code does', async () => {
  const { user, phone } = await setUp()
  const browser = cookieBrowser(server.app)
  const asked = await submitPassword(browser, user)
  expect(asked.json()).toEqual({ result: { success: true, secondStep: 'code' } })
  expect(asked.cookies).toMatchObject([
    { name: 'seriba_step', httpOnly: true, sameSite: 'Lax', path: '/v1/auth', maxAge: 600 },
  ])
  expect(await statusOf(browser)).toBe(401)
  expect((await browser.get('/auth/update')).statusCode).toBe(401)

  expect((await browser.post('/auth/second-step', { code: phone.code() })).json()).toEqual({
    result: { success: true },
  })
  expect(await statusOf(browser)).toBe(200)
  expect(browser.jar.has('seriba_step')).toBe(false)
})

test('a wrong password reveals nothing about a second step', async () => {
  const { user } = await setUp()
  const answer = await cookieBrowser(server.app).post('/auth', { email: user.email, password: 'wrong one' })
  expect(errorOf(answer)).toEqual([403, 'invalid_credentials'])
})

test('a code works only once, no matter who sends it, and older codes stop working', async () => {
  const { user, phone } = await setUp()
  const [mine, thief] = [cookieBrowser(server.app), cookieBrowser(server.app, { ip: '10.0.0.2' })]
  await submitPassword(mine, user)
  await submitPassword(thief, user)
  const code = phone.code()
  await mine.post('/auth/second-step', { code })
  expect(errorOf(await thief.post('/auth/second-step', { code }))).toEqual(wrong)
  expect(errorOf(await thief.post('/auth/second-step', { code: phone.code(-1) }))).toEqual(wrong)
  nextCode()
  expect((await thief.post('/auth/second-step', { code: phone.code() })).statusCode).toBe(200)
})

test('only one of two simultaneous requests with the same code gets in', async () => {
  const { user, phone } = await setUp()
  const browsers = ['10.0.1.1', '10.0.1.2', '10.0.1.3'].map((ip) => cookieBrowser(server.app, { ip }))
  for (const browser of browsers) await submitPassword(browser, user)
  const code = phone.code()
  const answers = await Promise.all(browsers.map((browser) => browser.post('/auth/second-step', { code })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422])
})

test('the code that turned on two-step login cannot be used to log in', async () => {
  const { user, phone } = await setUp()
  const browser = cookieBrowser(server.app)
  await submitPassword(browser, user)
  expect(errorOf(await browser.post('/auth/second-step', { code: phone.code(-1) }))).toEqual(wrong)
})

test('the pending login belongs to this browser, lasts ten minutes, and works once', async () => {
  const { user, phone } = await setUp()
  const over = [403, 'second_step_over']
  const browser = cookieBrowser(server.app)
  expect(errorOf(await browser.post('/auth/second-step', { code: phone.code() }))).toEqual(over)

  await submitPassword(browser, user)
  const kept = browser.jar.get('seriba_step') ?? ''
  await server.db
    .updateTable('sign_in_challenges')
    .set({ expires_at: new Date(Date.now() - 60_000) })
    .where('user_id', '=', user.id)
    .execute()
  expect(errorOf(await browser.post('/auth/second-step', { code: phone.code() }))).toEqual(over)

  await submitPassword(browser, user)
  expect(browser.jar.get('seriba_step')).not.toBe(kept)
  const spent = browser.jar.get('seriba_step') ?? ''
  expect((await browser.post('/auth/second-step', { code: phone.code() })).statusCode).toBe(200)
  nextCode()
  browser.jar.set('seriba_step', spent)
  expect(errorOf(await browser.post('/auth/second-step', { code: phone.code() }))).toEqual(over)
})

test('after five wrong codes, even the right one has to wait from any address, and the owner is notified', async () => {
  const { user, phone, recoveryCodes } = await setUp()
  const browser = cookieBrowser(server.app)
  await submitPassword(browser, user)
  await Promise.all(Array.from({ length: 8 }, () => browser.post('/auth/second-step', { code: '000000' })))
  const subjects = (await queuedMails(server.db, user.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Wrong codes for your account')).toHaveLength(1)
  const elsewhere = cookieBrowser(server.app, { ip: '10.0.0.2' })
  await submitPassword(elsewhere, user)
  for (const code of [phone.code(), recoveryCodes[0] ?? '']) {
    expect((await elsewhere.post('/auth/second-step', { code })).statusCode).toBe(429)
  }
  const others = await setUp()
  const unconcerned = cookieBrowser(server.app, { ip: '10.0.0.2' })
  await submitPassword(unconcerned, others.user)
  expect((await unconcerned.post('/auth/second-step', { code: others.phone.code() })).statusCode).toBe(200)
})

test('an account is allowed twenty wrong codes a day, and an IP address thirty', async () => {
  const { user, phone } = await setUp()
  const hourAgo = new Date(Date.now() - 3_600_000)
  const failures = (userId: number, count: number, failed_at: Date) =>
    server.db
      .insertInto('code_failures')
      .values(Array.from({ length: count }, () => ({ user_id: userId, ip: '10.7.0.1', failed_at })))
      .execute()
  await failures(user.id, 20, hourAgo)
  const browser = cookieBrowser(server.app)
  await submitPassword(browser, user)
  const refused = await browser.post('/auth/second-step', { code: phone.code() })
  expect(refused.statusCode).toBe(429)
  // They are an hour old and count for a day.
  const { retryAfter } = refused.json().detail
  expect(refused.headers['retry-after']).toBe(String(retryAfter))
  expect(Math.round(retryAfter / 3600)).toBe(23)

  const second = await setUp()
  await failures((await aClient(server.db)).id, 30, new Date())
  const from = (ip: string) => cookieBrowser(server.app, { ip })
  const [there, here] = [from('10.7.0.1'), from('10.7.0.2')]
  for (const one of [there, here]) await submitPassword(one, second.user)
  expect((await there.post('/auth/second-step', { code: second.phone.code() })).statusCode).toBe(429)
  expect((await here.post('/auth/second-step', { code: second.phone.code() })).statusCode).toBe(200)
})

test('a recovery code opens the account once, however it is typed, and its owner is notified', async () => {
  const { user, recoveryCodes } = await setUp()
  const [code = ''] = recoveryCodes
  const browser = cookieBrowser(server.app)
  await submitPassword(browser, user)
  const typed = ` ${code.toUpperCase().replace('-', ' ')} `
  expect((await browser.post('/auth/second-step', { code: typed })).statusCode).toBe(200)
  expect(await statusOf(browser)).toBe(200)
  expect((await browser.get('/user/account')).json().result.twoStep.recoveryCodes).toBe(9)

  await submitPassword(browser, user)
  expect(errorOf(await browser.post('/auth/second-step', { code }))).toEqual(wrong)
  const told = (await queuedMails(server.db, user.email)).find(
    ({ subject }) => subject === 'A recovery code was used',
  )
  expect(told?.text).toContain('Codes left: 9.')
})

test('neither a new password nor a reset link bypasses the second step', async () => {
  const { user, browser: open, phone } = await setUp()
  const waiting = cookieBrowser(server.app)
  await submitPassword(waiting, user)
  const newPassword = 'a ship to Nakhodka'
  await open.post('/user/change-password', {
    oldPassword: testPassword,
    newPassword,
    confirmNewPassword: newPassword,
  })
  // What was started with the old password no longer works.
  expect(errorOf(await waiting.post('/auth/second-step', { code: phone.code() }))).toEqual([
    403,
    'second_step_over',
  ])
  const again = await waiting.post('/auth', { email: user.email, password: newPassword })
  expect(again.json().result).toMatchObject({ secondStep: 'code' })

  const token = await withTransaction(server, (tx) => issueLinkToken(tx, user.id, 'reset-password'))
  const chosen = { newPassword: 'a train to Khabarovsk', confirmPassword: 'a train to Khabarovsk' }
  const reset = await waiting.post(`/auth/reset-password-verify?token=${token}`, chosen)
  expect(reset.statusCode).toBe(200)
  const after = await waiting.post('/auth', { email: user.email, password: chosen.newPassword })
  expect(after.json().result).toMatchObject({ secondStep: 'code' })
  expect(await statusOf(waiting)).toBe(401)
})

test('a user who is disabled in the meantime does not get in', async () => {
  const { user, phone } = await setUp()
  const browser = cookieBrowser(server.app)
  await submitPassword(browser, user)
  await server.db.updateTable('users').set({ role_id: 982 }).where('id', '=', user.id).execute()
  expect(errorOf(await browser.post('/auth/second-step', { code: phone.code() }))).toEqual([
    403,
    'invalid_user',
  ])
})
