import { inviteHours, issueLinkToken } from '@seriba/server-account/link-tokens.repository'
import { withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Worker } from '../lib/worker.ts'
import { aClient, aManager, aUser, testPassword } from '../test/builders.ts'
import { testMailbox } from '../test/mailbox.ts'
import { testServer } from '../test/server.ts'
import { signUpForm } from '../test/sign-up-form.ts'
import { testWorker } from '../test/worker.ts'

const server = testServer({ publicUrl: 'http://localhost' })
// The company is open.
beforeAll(() => aManager(server.db))
const mailbox = testMailbox()
let worker: Worker

beforeAll(async () => {
  worker = await testWorker(server, { smtpUrl: mailbox.url })
})
afterAll(() => worker.stop())
// All requests come from one address, which may request only so many emails.
beforeEach(() => server.db.deleteFrom('mail_requests').execute())

const browser = () => server.anonymous()
const signUp = (values: ReturnType<typeof signUpForm>) => browser().post('/auth/signup', values)
const signIn = async (email: string, password: string) => {
  const response = await browser().post('/auth', { email, password })
  return response.json().messageCode ?? 'done'
}
/** The token of the link in the newest email to somebody. */
async function linkToken(email: string, mails = 1): Promise<string> {
  const mail = (await mailbox.wait(email, mails)).at(-1)
  return /token=([\w-]+)/.exec(mail?.html ?? '')?.[1] ?? ''
}
/** Once the worker has nothing left to do. */
const worked = () =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from graphile_worker._private_jobs`.execute(server.db)
    expect(rows).toEqual([])
  })
const verify = async (token: string) =>
  (await browser().post(`/auth/verify-email?token=${token}`)).json().messageCode ?? 'done'

describe('signing up', () => {
  test('opens the account through a one-time link sent by email', async () => {
    const values = signUpForm()
    expect((await signUp(values)).json()).toEqual({ result: { success: true } })
    expect(await signIn(values.email, values.password)).toBe('email_not_verified')

    const token = await linkToken(values.email)
    expect(await verify(token)).toBe('done')
    expect(await verify(token)).toBe('link_expired')
    expect(await signIn(values.email, values.password)).toBe('done')
  })

  test('creates a client who can look around but not bid yet', async () => {
    const values = signUpForm({ referralCode: 'FRIEND' })
    await signUp(values)
    const user = await server.db
      .selectFrom('users')
      .select(['id', 'role_id', 'user_type', 'referral_code', 'language', 'country_id'])
      .where('email', '=', values.email)
      .executeTakeFirstOrThrow()
    expect(user).toMatchObject({ role_id: 1064, user_type: 2, referral_code: 'FRIEND', country_id: 183 })
    const { permission } = (await (await server.signInAs(user)).get('/user/view-profile')).json().result
    expect(permission).toMatchObject({ carAuctionsView: true, biddingAllowed: false })
  })

  test('shows what is wrong with each field, in the language of the page', async () => {
    const response = await signUp(
      signUpForm({ fullName: 'Дмитрий', language: '693', terms: false, password: 'x', confirmPassword: 'y' }),
    )
    expect([response.statusCode, response.json().fields]).toEqual([
      422,
      {
        fullName: 'incomplete_name',
        password: 'password_too_short',
        confirmPassword: 'passwords_differ',
        terms: 'terms_not_accepted',
      },
    ])
    expect(response.json().message.terms).toBe('Confirmation is required')
  })

  test.each([
    [{ country: 999 }, { country: 'country_unknown' }],
    [{ password: 'qwerty' }, { password: 'password_too_common' }],
    [{ password: 'SERIBA-2026' }, { password: 'password_too_common' }],
    [{ email: 'kovalenko@test.example', password: 'Kovalenko1' }, { password: 'password_too_common' }],
  ])('refuses %o', async (change, fields) => {
    expect((await signUp(signUpForm(change))).json().fields).toEqual(fields)
  })

  test('accepts a password of a hundred characters of any kind, exactly as typed', async () => {
    const password = ` ключ 船 🚢 ${'x'.repeat(90)} `
    const values = signUpForm({ password })
    await signUp(values)
    await verify(await linkToken(values.email))
    expect(await signIn(values.email, password.trim())).toBe('invalid_credentials')
    expect(await signIn(values.email, password)).toBe('done')
  })

  test('does not reveal to a stranger that an address is taken, but tells its owner', async () => {
    const owner = await aClient(server.db)
    const response = await signUp(signUpForm({ email: owner.email.toUpperCase() }))
    expect(response.json()).toEqual({ result: { success: true } })
    const [mail] = await mailbox.wait(owner.email)
    expect(mail?.subject).toBe('You already have an account')
    expect(await signIn(owner.email, testPassword)).toBe('done')
  })

  test('sends the link again only to the person waiting for it', async () => {
    const waiting = await aUser(server.db, { verified: false })
    const open = await aClient(server.db)
    for (const email of [waiting.email, open.email, 'nobody@test.example']) {
      const response = await browser().post('/auth/verify-email-resend', { email })
      expect(response.json()).toEqual({ result: { success: true } })
    }
    expect(await verify(await linkToken(waiting.email))).toBe('done')
    expect(mailbox.received.filter(({ recipient }) => recipient === open.email)).toEqual([])
  })

  test('rejects a link that is two days old', async () => {
    const values = signUpForm()
    await signUp(values)
    const token = await linkToken(values.email)
    await server.db
      .updateTable('link_tokens')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute()
    expect(await verify(token)).toBe('link_expired')
  })
})

describe('resetting a forgotten password', () => {
  const forgot = (email: string) => browser().post('/auth/reset-password', { email })
  const check = async (token: string) =>
    (await browser().get('/auth/reset-password-token-verify', { token })).json()
  const reset = async (token: string, newPassword: string, confirmPassword = newPassword) =>
    (
      await browser().post(`/auth/reset-password-verify?token=${token}`, { newPassword, confirmPassword })
    ).json()

  /** As if the emails so far had been sent a minute earlier. */
  const aMinuteLater = () =>
    server.db
      .updateTable('link_tokens')
      .set({ created_at: sql<string>`created_at - interval '61 seconds'` })
      .execute()

  test('sends one link when requested twice in a row, and that link stays valid', async () => {
    const { email } = await aClient(server.db)
    await forgot(email)
    const token = await linkToken(email)
    await browser().get('/auth/reset-password', { email })
    await worked()
    expect(mailbox.received.filter(({ recipient }) => recipient === email)).toHaveLength(1)
    expect(await check(token)).toEqual({ result: { success: true, passwordMinLength: 6, hasPassword: true } })

    await aMinuteLater()
    await forgot(email)
    expect(await linkToken(email, 2)).not.toBe(token)
    expect((await check(token)).messageCode).toBe('link_expired')
  })

  test('sends a link even if staff have just created one for the same account', async () => {
    const user = await aClient(server.db)
    await withTransaction(server, (tx) => issueLinkToken(tx, user.id, 'reset-password', inviteHours))
    await forgot(user.email)
    expect(await check(await linkToken(user.email))).toMatchObject({ result: { success: true } })
  })

  test('works once per emailed link and ends every session', async () => {
    const user = await aClient(server.db)
    const elsewhere = await server.signInAs(user)
    await forgot(user.email)
    const token = await linkToken(user.email)
    expect(await check(token)).toEqual({ result: { success: true, passwordMinLength: 6, hasPassword: true } })
    expect((await reset(token, 'short', 'shorter')).fields).toEqual({
      newPassword: 'password_too_short',
      confirmPassword: 'passwords_differ',
    })
    expect(await reset(token, 'a new ship to Nakhodka')).toEqual({ result: { success: true } })
    expect((await reset(token, 'yet another ship')).messageCode).toBe('link_expired')
    expect((await check(token)).messageCode).toBe('link_expired')
    expect((await elsewhere.get('/user/view-profile')).statusCode).toBe(401)
    expect(await signIn(user.email, testPassword)).toBe('invalid_credentials')
    expect(await signIn(user.email, 'a new ship to Nakhodka')).toBe('done')
    expect((await mailbox.wait(user.email, 2)).at(-1)?.subject).toBe('Your password was changed')
  })

  test('unlocks an account that strangers have locked by guessing', async () => {
    const { email } = await aClient(server.db)
    for (let time = 0; time < 5; time++) await signIn(email, 'wrong')
    expect(await signIn(email, testPassword)).toBe('too_many_tries')
    await forgot(email)
    await reset(await linkToken(email), 'a new ship to Nakhodka')
    expect(await signIn(email, 'a new ship to Nakhodka')).toBe('done')
  })

  test('gives the same answer for every address, but emails nothing to a stranger', async () => {
    const { email } = await aClient(server.db)
    const disabled = await aUser(server.db, { role: 'disabled' })
    for (const address of [email, disabled.email, 'stranger@test.example']) {
      expect((await forgot(address)).json()).toEqual({ result: { success: true } })
    }
    await mailbox.wait(email)
    const others = mailbox.received.filter(({ recipient }) => recipient.startsWith('stranger'))
    expect(others).toEqual([])
  })

  test('can still be requested with GET', async () => {
    const { email } = await aClient(server.db)
    expect((await browser().get('/auth/reset-password', { email })).json()).toEqual({
      result: { success: true },
    })
    expect(await linkToken(email)).not.toBe('')
  })

  test('silently stops after three emails in a quarter of an hour', async () => {
    const { email } = await aClient(server.db)
    for (let time = 0; time < 5; time++) {
      expect((await forgot(email)).statusCode).toBe(200)
      if (time < 3) await mailbox.wait(email, time + 1)
      await aMinuteLater()
    }
    expect(mailbox.received.filter(({ recipient }) => recipient === email)).toHaveLength(3)
  })

  test('cannot be requested endlessly from one IP address', async () => {
    for (let time = 0; time < 20; time++) await forgot(`stranger${time}@test.example`)
    expect((await forgot('stranger@test.example')).statusCode).toBe(429)
  })

  test('requires a longer password for a manager', async () => {
    const { email } = await aManager(server.db)
    await forgot(email)
    const token = await linkToken(email)
    expect(await check(token)).toEqual({
      result: { success: true, passwordMinLength: 12, hasPassword: true },
    })
    expect((await reset(token, 'short ship')).fields).toEqual({ newPassword: 'password_too_short' })
  })
})

test('emails are sent as text and as HTML in the company’s design, in the recipient’s language', async () => {
  const user = await aClient(server.db, { language: 693 })
  await browser().post('/auth/reset-password', { email: user.email })
  const [mail] = await mailbox.wait(user.email)
  expect(mail?.subject).toBe('Новый пароль')
  expect(mail?.text).toContain('http://localhost/auth/change-password?token=')
  expect(mail?.html).toContain('<html lang="ru">')
  expect(mail?.html).toContain('Vostok Auto')
})
