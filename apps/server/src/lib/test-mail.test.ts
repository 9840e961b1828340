import { sendTestMail } from '@seriba/server-kit/test-mail'
import { expect, test } from 'vitest'
import { testMailbox } from '../test/mailbox.ts'

const mailbox = testMailbox()
const mailFrom = 'Vostok Auto <no-reply@vostok.example>'

test('a test email is sent from the configured sender', async () => {
  const message = await sendTestMail({ smtpUrl: mailbox.url, mailFrom }, 'boss@vostok.example')
  const [mail] = await mailbox.wait('boss@vostok.example')
  expect(mail).toMatchObject({
    subject: 'Test email from Seriba',
    from: { address: 'no-reply@vostok.example' },
  })
  expect(message).toContain('accepted the email to boss@vostok.example')
})

test('a missing mail server is named in the error', async () => {
  const settings = { smtpUrl: 'smtp://127.0.0.1:1', mailFrom }
  await expect(sendTestMail(settings, 'boss@vostok.example')).rejects.toThrow(
    /^127\.0\.0\.1:1 did not accept the email: /,
  )
})

test('without SMTP_URL the error says where emails go', async () => {
  const settings = { smtpUrl: undefined, mailFrom }
  await expect(sendTestMail(settings, 'boss@vostok.example')).rejects.toThrow(/^SMTP_URL is not set/)
})
