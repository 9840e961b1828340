import { expect, test } from 'vitest'
import { authenticator } from '../../test/authenticator.ts'
import { aClient, aManager, testPassword } from '../../test/builders.ts'
import { cookieBrowser } from '../../test/cookie-browser.ts'
import { testServer } from '../../test/server.ts'
import { codesOneByOne, nextCode, statusOf, submitPassword, withTwoStep } from '../../test/two-step.ts'

const server = testServer({ staffTwoStep: true })
codesOneByOne()

const errorOf = (response: { statusCode: number; json: () => { messageCode?: string } }) => [
  response.statusCode,
  response.json().messageCode,
]

test('a manager without a second step must set it up before anything else opens', async () => {
  const manager = await aManager(server.db)
  const browser = cookieBrowser(server.app)
  expect((await submitPassword(browser, manager)).json()).toEqual({
    result: { success: true, secondStep: 'setUp' },
  })
  expect(await statusOf(browser)).toBe(401)
  expect((await browser.get('/auth/update')).statusCode).toBe(401)

  const offer = async () => (await browser.post('/auth/second-step/set-up')).json().result
  const { secret } = await offer()
  // Looking again does not mean scanning again.
  expect((await offer()).secret).toBe(secret)
  const phone = authenticator(secret)
  expect(errorOf(await browser.post('/auth/second-step', { code: phone.code() }))).toEqual([
    403,
    'second_step_over',
  ])
  expect(errorOf(await browser.post('/auth/second-step/confirm', { code: '000000' }))).toEqual([
    422,
    'second_code_wrong',
  ])
  expect(await statusOf(browser)).toBe(401)
  const confirmed = await browser.post('/auth/second-step/confirm', { code: phone.code() })
  expect(confirmed.json().result.recoveryCodes).toHaveLength(10)
  expect(await statusOf(browser)).toBe(200)

  nextCode()
  expect((await submitPassword(browser, manager)).json().result.secondStep).toBe('code')
  expect((await browser.post('/auth/second-step', { code: phone.code() })).statusCode).toBe(200)
})

test('a later login is not shown the secret of an earlier one', async () => {
  const manager = await aManager(server.db)
  const [first, second] = [cookieBrowser(server.app), cookieBrowser(server.app)]
  await submitPassword(first, manager)
  const { secret } = (await first.post('/auth/second-step/set-up')).json().result
  await submitPassword(second, manager)
  expect((await second.post('/auth/second-step/set-up')).json().result.secret).not.toBe(secret)
})

test('a session from before the rule ends and cannot be refreshed', async () => {
  const manager = await aManager(server.db)
  const before = await server.signInAs(manager)
  expect((await before.get('/user/view-profile')).statusCode).toBe(401)
  expect((await before.get('/auth/update')).statusCode).toBe(401)
})

test('staff cannot turn off two-step login, but clients can', async () => {
  const manager = await aManager(server.db)
  const browser = cookieBrowser(server.app)
  await submitPassword(browser, manager)
  const phone = authenticator((await browser.post('/auth/second-step/set-up')).json().result.secret)
  await browser.post('/auth/second-step/confirm', { code: phone.code() })
  nextCode()
  const proof = { password: testPassword, code: phone.code() }
  expect(errorOf(await browser.post('/user/two-step/turn-off', proof))).toEqual([403, 'wrong_audience'])
  expect((await browser.get('/user/account')).json().result.twoStep).toMatchObject({ forced: true })

  const client = await withTwoStep(server, await aClient(server.db))
  const own = { password: testPassword, code: client.phone.code() }
  expect((await client.browser.post('/user/two-step/turn-off', own)).statusCode).toBe(200)
})
