import { mailLink } from '@seriba/server-account/request-link'
import { beforeAll, describe, expect, test } from 'vitest'
import { aManager } from '../test/builders.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'
import { signUpForm } from '../test/sign-up-form.ts'

const server = testServer({ publicUrl: 'http://localhost' })
// The company is open.
beforeAll(() => aManager(server.db))

const strangers = { password: 'a ship of a stranger', confirmPassword: 'a ship of a stranger' }
const post = async (path: string, body?: Record<string, unknown>) =>
  (await server.anonymous().post(path, body)).json().messageCode ?? 'done'
const signIn = (email: string, password: string) => post('/auth', { email, password })
const accountOf = (email: string) =>
  server.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
/** Requests the link again, including the worker's part. */
const resend = async (email: string) => {
  await post('/auth/verify-email-resend', { email })
  await mailLink(server.db, { email, purpose: 'verify-email', linkBase: 'http://localhost' })
}
/** Opens the link in an email: the newest one unless another is named. */
const openLink = async (email: string, mail = -1) => {
  const token = /verify-email\?token=([\w-]+)/.exec(
    (await queuedMails(server.db, email)).at(mail)?.text ?? '',
  )
  return post(`/auth/verify-email?token=${token?.[1]}`)
}
/** Chooses a password through the link in the newest email. */
const choosePassword = async (email: string, newPassword: string) => {
  const mail = (await queuedMails(server.db, email)).at(-1)
  const token = /change-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  return post(`/auth/reset-password-verify?token=${token}`, { newPassword, confirmPassword: newPassword })
}

describe('signing up again before the address is confirmed', () => {
  test('changes nothing by itself: each link opens the account with the form it was sent for', async () => {
    const values = signUpForm()
    await post('/auth/signup', values)
    const before = await accountOf(values.email)
    const again = { ...values, ...strangers, fullName: 'Dmitri K' }
    expect(await post('/auth/signup', again)).toBe('done')
    expect(await accountOf(values.email)).toEqual(before)
    expect((await queuedMails(server.db, values.email)).at(-1)?.text).toMatch(
      /signed up with this address again on .+, Japan time/,
    )

    expect(await openLink(values.email, 1)).toBe('done')
    expect(await accountOf(values.email)).toMatchObject({ id: before.id, full_name: 'Dmitri K' })
    expect(await signIn(values.email, strangers.password)).toBe('done')
    expect(await signIn(values.email, values.password)).toBe('invalid_credentials')
  })

  test('invalidates the links for the other forms once one link has been opened', async () => {
    const values = signUpForm()
    await post('/auth/signup', values)
    await post('/auth/signup', { ...values, ...strangers })
    expect(await openLink(values.email, 0)).toBe('done')
    expect(await openLink(values.email, 1)).toBe('link_expired')
    expect(await signIn(values.email, strangers.password)).toBe('invalid_credentials')
    expect(await signIn(values.email, values.password)).toBe('done')
    // What the strangers wrote about themselves is not kept either.
    const { id } = await accountOf(values.email)
    const kept = server.db.selectFrom('link_tokens').select('hash').where('user_id', '=', id)
    expect(await kept.where('purpose', '=', 'verify-email').execute()).toEqual([])
  })

  test('lets the person who reads the email choose the password if the link was requested again', async () => {
    const values = signUpForm({ password: strangers.password })
    await post('/auth/signup', values)
    await post('/auth/signup', { ...values, password: 'of its owner', confirmPassword: 'of its owner' })
    await resend(values.email)
    expect(await choosePassword(values.email, 'chosen by its owner')).toBe('done')
    expect(await signIn(values.email, strangers.password)).toBe('invalid_credentials')
    expect(await signIn(values.email, 'chosen by its owner')).toBe('done')
    expect(await openLink(values.email, 1)).toBe('link_expired')
    expect(await signIn(values.email, 'chosen by its owner')).toBe('done')
  })
})

describe('a sign-up with somebody else’s address', () => {
  test('has no effect once staff have given the account anything', async () => {
    const desk = await server.signInAs(await aManager(server.db))
    const values = signUpForm()
    await post('/auth/signup', values)
    await post('/auth/signup', { ...values, ...strangers })
    const { id } = await accountOf(values.email)
    await desk.put('/client/update', { id, creditLimit: 2_000_000, reason: 'Agreed' })
    expect(await openLink(values.email, 1)).toBe('link_expired')
    expect(await openLink(values.email, 0)).toBe('done')
    expect(await signIn(values.email, values.password)).toBe('done')
  })

  test('changes nothing once the email limit is reached: the earlier link opens what its owner asked for', async () => {
    const values = signUpForm()
    await post('/auth/signup', values)
    await resend(values.email)
    await resend(values.email)
    const before = await accountOf(values.email)

    expect(await post('/auth/signup', { ...values, ...strangers, fullName: 'A Stranger' })).toBe('done')
    expect(await accountOf(values.email)).toEqual(before)
    expect(await openLink(values.email)).toBe('done')
    expect(await signIn(values.email, strangers.password)).toBe('invalid_credentials')
    expect(await signIn(values.email, values.password)).toBe('done')
  })

  test('changes nothing in an account that staff have given credit', async () => {
    const desk = await server.signInAs(await aManager(server.db))
    const values = signUpForm()
    await post('/auth/signup', values)
    const { id } = await accountOf(values.email)
    expect(
      (await desk.put('/client/update', { id, creditLimit: 2_000_000, reason: 'Agreed' })).statusCode,
    ).toBe(200)

    expect(await post('/auth/signup', { ...values, ...strangers })).toBe('done')
    expect((await queuedMails(server.db, values.email)).at(-1)?.subject).toBe('You already have an account')
    await resend(values.email)
    expect(await openLink(values.email)).toBe('done')
    expect(await signIn(values.email, values.password)).toBe('done')
  })

  test('changes nothing in an account that staff have opened, and notifies its owner', async () => {
    const desk = await server.signInAs(await aManager(server.db))
    const values = signUpForm({ password: strangers.password })
    const client = { fullName: 'Wanjiru Mwangi', email: values.email, countryId: 183, creditLimit: 2_000_000 }
    expect((await desk.post('/client/create', client)).statusCode).toBe(200)
    const before = await accountOf(values.email)

    expect(await post('/auth/signup', { ...values, email: values.email.toUpperCase() })).toBe('done')
    expect(await accountOf(values.email)).toEqual(before)
    expect((await queuedMails(server.db, values.email)).map(({ subject }) => subject)).toEqual([
      'Your account is ready',
      'You already have an account',
    ])
    await resend(values.email)
    expect(await openLink(values.email)).toBe('done')
    expect(await signIn(values.email, strangers.password)).toBe('invalid_credentials')
  })
})
