import type { Language } from './language.ts'

/** A paragraph of a mail, or a link in one; what the mail is about is its main link. */
export type MailParagraph = string | { text: string; href: string; main?: boolean }

export type MailText = { subject: string; lines: MailParagraph[] }

/** The mails of one concern in every language; `Mails` says what each of them is told. */
export type MailTexts<Mails> = Record<Language, { [Name in keyof Mails]: (values: Mails[Name]) => MailText }>
