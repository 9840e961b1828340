import { formatDateTime } from '@seriba/domain/format/date'
import type { Tx } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { accountMailTexts } from './account-mail-texts.ts'
import { addVerification, issueLinkToken } from './link-tokens.repository.ts'
import type { SignUpRecord } from './sign-up-record.ts'

type Receiver = Pick<SignUpRecord, 'email' | 'full_name' | 'language'>

/** Emails the link that opens an account with its current form; earlier links stop working. */
export async function mailVerification(tx: Tx, userId: number, to: Receiver, linkBase: string) {
  const token = await issueLinkToken(tx, userId, 'verify-email')
  await sendMail(tx, accountMailTexts, {
    to: to.email,
    language: languageOf(to.language),
    template: 'verifyEmail',
    values: { name: to.full_name, url: `${linkBase}/verify-email?token=${token}` },
  })
}

/** Emails one that opens it with a further form; earlier ones still open the forms they were sent for. */
export async function resendVerificationMail(tx: Tx, userId: number, form: SignUpRecord, linkBase: string) {
  const token = await addVerification(tx, userId, form)
  await sendMail(tx, accountMailTexts, {
    to: form.email,
    language: languageOf(form.language),
    template: 'verifyEmailAgain',
    values: {
      name: form.full_name,
      at: formatDateTime(new Date()),
      url: `${linkBase}/verify-email?token=${token}`,
    },
  })
}
