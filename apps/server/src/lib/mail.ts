import { createTransport } from 'nodemailer'
import type { Db, Tx } from './db.ts'
import { enqueue } from './jobs.ts'
import type { Language } from './language.ts'
import { htmlOf, type MailTemplate, mailTexts, textOf } from './mail-texts.ts'

/** A mail ready to go. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

export type NewMail<Name extends keyof MailTemplate> = {
  to: string
  language: Language
  template: Name
  values: MailTemplate[Name]
  headers?: Record<string, string>
}

/** Writes a mail in the receiver's language and hands it to the worker after the commit. */
export async function sendMail<Name extends keyof MailTemplate>(tx: Tx, mail: NewMail<Name>) {
  const { subject, lines } = mailTexts[mail.language][mail.template](mail.values)
  await enqueue(tx, 'mail', {
    to: mail.to,
    subject,
    text: textOf(lines),
    html: htmlOf(subject, lines),
    headers: mail.headers ?? {},
  })
}

type Postman = (mail: Mail) => Promise<void>

/** Sends by SMTP; without a server for it, keeps mails in the database where the operator finds them. */
export function postman({
  db,
  smtpUrl,
  from,
}: {
  db: Db
  smtpUrl: string | undefined
  from: string
}): Postman {
  if (smtpUrl !== undefined) {
    const transport = createTransport(smtpUrl)
    return async (mail) => void (await transport.sendMail({ from, ...mail }))
  }
  return async ({ to, headers = {}, ...mail }) =>
    void (await db
      .insertInto('captured_mails')
      .values({ recipient: to, ...mail, headers: JSON.stringify(headers) })
      .execute())
}
