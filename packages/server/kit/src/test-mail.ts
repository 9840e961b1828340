import { createTransport } from 'nodemailer'
import { ConfigurationError } from './configuration-error.ts'

type Settings = { smtpUrl: string | undefined; mailFrom: string }

/**
 * Sends one email with the server's own settings, immediately and without retries, so that an operator sees what is
 * wrong with them.
 */
export async function sendTestMail({ smtpUrl, mailFrom }: Settings, to: string): Promise<string> {
  if (smtpUrl === undefined)
    throw new ConfigurationError(
      'SMTP_URL is not set, so emails are stored in the table captured_mails and not sent.',
    )
  const host = new URL(smtpUrl).host
  try {
    await createTransport(smtpUrl).sendMail({
      from: mailFrom,
      to,
      subject: 'Test email from Seriba',
      text: 'Email from this server works.',
    })
  } catch (error) {
    throw new ConfigurationError(
      `${host} did not accept the email: ${error instanceof Error ? error.message : error}`,
    )
  }
  return `${host} accepted the email to ${to}, from ${mailFrom}. Check that it arrived and was not marked as spam.`
}
