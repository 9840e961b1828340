import { expect, test } from 'vitest'
import { authenticator } from '../../test/authenticator.ts'
import { aClient, aManager, testPassword } from '../../test/builders.ts'
import { cookieBrowser } from '../../test/cookie-browser.ts'
import { queuedMails } from '../../test/queued-mails.ts'
import { testServer } from '../../test/server.ts'
import { codesOneByOne, statusOf, submitPassword, withTwoStep } from '../../test/two-step.ts'

const server = testServer()
codesOneByOne()

const errorOf = (response: { statusCode: number; json: () => { messageCode?: string } }) => [
  response.statusCode,
  response.json().messageCode,
]
const signedIn = async () => {
  const user = await aClient(server.db)
  const browser = cookieBrowser(server.app)
  await submitPassword(browser, user)
  return { user, browser }
}
const subjectsTo = async (email: string) =>
  (await queuedMails(server.db, email)).map(({ subject }) => subject)
const twoStepOf = async (browser: ReturnType<typeof cookieBrowser>) =>
  (await browser.get('/user/account')).json().result.twoStep
const auditOf = async (id: number) => {
  const rows = await server.db
    .selectFrom('audit')
    .select('action')
    .where('entity_id', '=', String(id))
    .where('entity', '=', 'user')
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

test('turning on two-step login takes the password and a first code, logs other devices out, and notifies the owner', async () => {
  const { user, browser } = await signedIn()
  const other = await server.signInAs(user)
  expect(await twoStepOf(browser)).toEqual({ since: null, recoveryCodes: 0, forced: false })

  const wrong = await browser.post('/user/two-step/begin', { password: 'another' })
  expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { password: 'wrong_password' }])
  const { secret, uri } = (await browser.post('/user/two-step/begin', { password: testPassword })).json()
    .result
  expect(uri).toBe(`otpauth://totp/Seriba:${encodeURIComponent(user.email)}?secret=${secret}&issuer=Seriba`)
  const phone = authenticator(secret)
  expect(errorOf(await browser.post('/user/two-step/confirm', { code: phone.code(5) }))).toEqual([
    422,
    'second_code_wrong',
  ])
  expect((await twoStepOf(browser)).since).toBeNull()

  const on = await browser.post('/user/two-step/confirm', { code: phone.code() })
  const { recoveryCodes } = on.json().result
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^[a-km-np-z2-9]{5}-[a-km-np-z2-9]{5}$/)
  expect(await twoStepOf(browser)).toMatchObject({ since: expect.any(String), recoveryCodes: 10 })
  expect((await other.get('/user/view-profile')).statusCode).toBe(401)
  expect(await subjectsTo(user.email)).toEqual(['Two-step login is on'])
  expect(await auditOf(user.id)).toEqual(['twoStep.on'])
})

test('neither the secret nor a recovery code can be read from the database', async () => {
  const { browser, user } = await signedIn()
  const { secret } = (await browser.post('/user/two-step/begin', { password: testPassword })).json().result
  const phone = authenticator(secret)
  const { recoveryCodes } = (await browser.post('/user/two-step/confirm', { code: phone.code() })).json()
    .result
  const kept = await server.db
    .selectFrom('two_step')
    .select('secret')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(kept.secret.length).toBe(12 + 16 + 20)
  const hashes = await server.db
    .selectFrom('recovery_codes')
    .select('hash')
    .where('user_id', '=', user.id)
    .execute()
  expect(hashes).toHaveLength(10)
  for (const { hash } of hashes) {
    expect(hash).toHaveLength(32)
    expect(recoveryCodes).not.toContain(hash.toString('latin1'))
  }
})

test('setting up two-step login must be confirmed within half an hour and cannot start again once it is on', async () => {
  const { browser } = await signedIn()
  expect(errorOf(await browser.post('/user/two-step/confirm', { code: '123456' }))).toEqual([
    403,
    'second_step_over',
  ])
  const begin = () => browser.post('/user/two-step/begin', { password: testPassword })
  const phone = authenticator((await begin()).json().result.secret)
  await server.db
    .updateTable('two_step')
    .set({ created_at: new Date(Date.now() - 31 * 60_000) })
    .execute()
  expect(errorOf(await browser.post('/user/two-step/confirm', { code: phone.code() }))).toEqual([
    403,
    'second_step_over',
  ])
  const again = authenticator((await begin()).json().result.secret)
  expect((await browser.post('/user/two-step/confirm', { code: again.code() })).statusCode).toBe(200)
  expect(errorOf(await begin())).toEqual([409, 'stale'])
})

test('codes entered in an open session count toward the same limit as at login', async () => {
  const { browser } = await signedIn()
  const begun = await browser.post('/user/two-step/begin', { password: testPassword })
  const phone = authenticator(begun.json().result.secret)
  for (let time = 0; time < 5; time++) await browser.post('/user/two-step/confirm', { code: '000000' })
  expect((await browser.post('/user/two-step/confirm', { code: phone.code() })).statusCode).toBe(429)
})

test('turning off two-step login takes both password and code, and the owner is notified', async () => {
  const user = await aClient(server.db)
  const { browser, phone } = await withTwoStep(server, user)
  const turnOff = (password: string, code: string) =>
    browser.post('/user/two-step/turn-off', { password, code })
  expect(errorOf(await turnOff('another', phone.code()))).toEqual([422, 'wrong_password'])
  expect(errorOf(await turnOff(testPassword, '000000'))).toEqual([422, 'second_code_wrong'])
  expect((await turnOff(testPassword, phone.code())).statusCode).toBe(200)
  expect(errorOf(await turnOff(testPassword, phone.code()))).toEqual([409, 'stale'])
  expect(await subjectsTo(user.email)).toEqual(['Two-step login is on', 'Two-step login is off'])
  expect(await auditOf(user.id)).toEqual(['twoStep.on', 'twoStep.off'])

  const fresh = cookieBrowser(server.app)
  await submitPassword(fresh, user)
  expect(await statusOf(fresh)).toBe(200)
})

test('new recovery codes invalidate the old ones', async () => {
  const user = await aClient(server.db)
  const { browser, phone, recoveryCodes } = await withTwoStep(server, user)
  const renewed = await browser.post('/user/two-step/recovery-codes', {
    password: testPassword,
    code: phone.code(),
  })
  const [fresh] = renewed.json().result.recoveryCodes
  await submitPassword(browser, user)
  expect(errorOf(await browser.post('/auth/second-step', { code: recoveryCodes[0] ?? '' }))).toEqual([
    422,
    'second_code_wrong',
  ])
  expect((await browser.post('/auth/second-step', { code: fresh })).statusCode).toBe(200)
  expect(await subjectsTo(user.email)).toContain('New recovery codes')
})

test('a manager can reset two-step login for a client who has lost it: their devices are logged out, they are notified, and it is audited', async () => {
  const user = await aClient(server.db)
  const { browser } = await withTwoStep(server, user)
  const manager = await aManager(server.db)
  const desk = await server.signInAs(manager)
  const since = async () =>
    (await desk.get('/client/view', { id: user.id })).json().result.detail.twoStepSince
  expect(await since()).not.toBeNull()

  expect((await desk.post('/client/reset-2fa', { id: user.id })).json()).toEqual({
    result: { success: true },
  })
  expect(await since()).toBeNull()
  expect(await statusOf(browser)).toBe(401)
  expect(await subjectsTo(user.email)).toContain('Two-step login was reset')
  const [entry] = await server.db
    .selectFrom('audit')
    .select(['actor_id', 'ip'])
    .where('action', '=', 'twoStep.reset')
    .where('entity_id', '=', String(user.id))
    .execute()
  expect(entry).toEqual({ actor_id: manager.id, ip: '127.0.0.1' })
  const fresh = cookieBrowser(server.app)
  await submitPassword(fresh, user)
  expect(await statusOf(fresh)).toBe(200)
  expect(errorOf(await desk.post('/client/reset-2fa', { id: user.id }))).toEqual([409, 'stale'])
})

test('a manager cannot reset two-step login for a colleague or for an unknown user', async () => {
  const colleague = await aManager(server.db)
  await withTwoStep(server, colleague)
  const desk = await server.signInAs(await aManager(server.db))
  for (const id of [colleague.id, 9e15]) {
    expect(errorOf(await desk.post('/client/reset-2fa', { id }))).toEqual([404, 'client_not_found'])
  }
})
