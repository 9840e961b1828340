import { createTransport } from 'nodemailer'
import { countMail } from './channel-counts.ts'
import type { Db, Tx } from './db-types.ts'
import { enqueue } from './jobs.ts'
import type { Language } from './language.ts'
import { type MailBranding, renderHtmlBody, renderMailLayout, renderTextBody } from './mail-layout.ts'
import type { MailTexts } from './mail-texts.ts'

declare module './jobs.ts' {
  interface Tasks {
    mail: Mail
  }
}

/** A finished email, except for the company's frame around its HTML. */
export type Mail = {
  to: string
  language: Language
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

export type NewMail<Mails, Name extends keyof Mails = keyof Mails> = {
  to: string
  language: Language
  template: Name
  values: Mails[Name]
  headers?: Record<string, string>
}

/** An email in the recipient's language, with the texts of its concern. */
export function writeMail<Mails, Name extends keyof Mails>(
  texts: MailTexts<Mails>,
  mail: NewMail<Mails, Name>,
): Mail {
  const { subject, lines } = texts[mail.language][mail.template](mail.values)
  return {
    to: mail.to,
    language: mail.language,
    subject,
    text: renderTextBody(lines),
    html: renderHtmlBody(lines),
    headers: mail.headers ?? {},
  }
}

/** Writes an email and hands it to the worker after the commit. */
export const sendMail = <Mails, Name extends keyof Mails>(
  tx: Tx,
  texts: MailTexts<Mails>,
  mail: NewMail<Mails, Name>,
) => enqueue(tx, 'mail', writeMail(texts, mail))

type PostOffice = { db: Db; smtpUrl: string | undefined; from: string; look: MailBranding }

/**
 * Sends through SMTP; without a server, stores emails in the database where the operator can find them. The worker
 * retries failed ones at growing intervals.
 */
export function createMailer({ db, smtpUrl, from, look }: PostOffice): (mail: Mail) => Promise<void> {
  const transport = smtpUrl === undefined ? null : createTransport(smtpUrl)
  return async ({ to, subject, text, headers = {}, ...mail }) => {
    const html = renderMailLayout({ subject, ...mail }, look)
    if (transport) await transport.sendMail({ from, to, subject, text, html, headers })
    else {
      const kept = { recipient: to, subject, text, html, headers: JSON.stringify(headers) }
      await db.insertInto('captured_mails').values(kept).execute()
    }
    await countMail(db, to)
  }
}
