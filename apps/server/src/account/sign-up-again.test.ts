import { describe, expect, test } from 'vitest'
import { aManager } from '../test/builders.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'
import { mailLink } from './request-link.ts'

const server = testServer({ publicUrl: 'http://localhost' })

let count = 0
const form = (password = 'a ship to Nakhodka') => ({
  fullName: 'Dmitri Kovalenko',
  referralCode: '',
  email: `visitor${++count}@test.example`,
  mobile: '+7 (914) 555-01-42',
  country: 183,
  city: 'Vladivostok',
  password,
  confirmPassword: password,
  terms: true,
  language: '692',
})
const strangers = { password: 'a ship of a stranger', confirmPassword: 'a ship of a stranger' }
const post = async (path: string, body?: Record<string, unknown>) =>
  (await server.anonymous().post(path, body)).json().messageCode ?? 'done'
const signIn = (email: string, password: string) => post('/auth', { email, password })
const accountOf = (email: string) =>
  server.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
/** Asks for the link again; the worker's half as well. */
const resend = async (email: string) => {
  await post('/auth/verify-email-resend', { email })
  await mailLink(server.db, { email, purpose: 'verify-email', linkBase: 'http://localhost' })
}
/** Opens the link of the newest mail. */
const openLink = async (email: string) => {
  const token = /verify-email\?token=([\w-]+)/.exec((await queuedMails(server.db, email)).at(-1)?.text ?? '')
  return post(`/auth/verify-email?token=${token?.[1]}`)
}

describe('a sign-up with somebody else’s address', () => {
  test('past the limit of mails changes nothing: the mailed link opens what its owner asked for', async () => {
    const values = form()
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

  test('changes nothing of an account that staff has given credit', async () => {
    const desk = await server.signInAs(await aManager(server.db))
    const values = form()
    await post('/auth/signup', values)
    const { id } = await accountOf(values.email)
    expect((await desk.put('/client/update', { id, creditLimit: 2_000_000 })).statusCode).toBe(200)

    expect(await post('/auth/signup', { ...values, ...strangers })).toBe('done')
    expect((await queuedMails(server.db, values.email)).at(-1)?.subject).toBe('You already have an account')
    await resend(values.email)
    expect(await openLink(values.email)).toBe('done')
    expect(await signIn(values.email, values.password)).toBe('done')
  })

  test('changes nothing of an account that staff has opened, and its owner is told', async () => {
    const desk = await server.signInAs(await aManager(server.db))
    const values = form(strangers.password)
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
