import type { Language } from './language.ts'

/** A vehicle in an email: its name links to its page, and everything else is text beside its photo. */
export type MailCard = {
  card: string
  href: string | null
  /** An absolute address; the email can be understood without the photo. */
  image: string | null
  lines: readonly string[]
  price: string | null
}

/** A table row: its label on the left, with a note below, and its value on the right. */
export type MailFact = { label: string; note?: string; value: string; tone?: 'good' | 'total' }
export type MailFacts = { facts: readonly MailFact[] }

/** A paragraph of an email, a link in one, a vehicle, or a table of facts; the email's subject is its main link. */
export type MailParagraph = string | { text: string; href: string; main?: boolean } | MailCard | MailFacts

export type MailText = { subject: string; lines: MailParagraph[] }

/** The emails of one concern in every language; `Mails` lists the values each of them needs. */
export type MailTexts<Mails> = Record<Language, { [Name in keyof Mails]: (values: Mails[Name]) => MailText }>
