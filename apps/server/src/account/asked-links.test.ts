import { mailLink } from '@seriba/server-account/request-link'
import { clearFailedAttempts, rateLimitAttempt } from '@seriba/server-account/tries.repository'
import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

test('anything but a valid email address is refused, with the reason shown at its field', async () => {
  const ask = async (email: string) =>
    (await server.anonymous().post('/auth/reset-password', { email })).json()
  const refused = (code: string) => ({ messageCode: 'invalid_input', fields: { email: code } })
  expect(await ask('client.example')).toMatchObject(refused('email_invalid'))
  expect(await ask(' ')).toMatchObject(refused('field_required'))
})

test('an email address is recognized however it is typed', async () => {
  const { email } = await aClient(server.db)
  await mailLink(server.db, {
    email: ` ${email.toUpperCase()} `,
    purpose: 'reset-password',
    linkBase: 'http://localhost',
  })
  expect(await queuedMails(server.db, email)).toHaveLength(1)
})

test('simultaneous guesses are limited just like consecutive ones', async () => {
  const [email, ip] = ['guessed@test.example', '203.0.113.7']
  const guess = () => rateLimitAttempt(server.db, email, ip)
  const answers = await Promise.allSettled(Array.from({ length: 30 }, guess))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  await expect(guess()).rejects.toMatchObject({ code: 'too_many_tries' })
  await clearFailedAttempts(server.db, email, ip)
  await guess()
})
