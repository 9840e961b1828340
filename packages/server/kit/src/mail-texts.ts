import type { Language } from './language.ts'

/** A vehicle in an email: its name leads to its page, everything else is said in words beside its photo. */
export type MailCard = {
  card: string
  href: string | null
  /** An absolute address; nobody needs the photo to understand the email. */
  image: string | null
  lines: readonly string[]
  price: string | null
}

/** A line of a table: what it is at the left, with a note under it, and its value at the right. */
export type MailFact = { label: string; note?: string; value: string; tone?: 'good' | 'total' }
export type MailFacts = { facts: readonly MailFact[] }

/** A paragraph of an email, a link in one, a vehicle, or a table of facts; what the email is about is its main link. */
export type MailParagraph = string | { text: string; href: string; main?: boolean } | MailCard | MailFacts

export type MailText = { subject: string; lines: MailParagraph[] }

/** The emails of one concern in every language; `Mails` says what each of them is told. */
export type MailTexts<Mails> = Record<Language, { [Name in keyof Mails]: (values: Mails[Name]) => MailText }>
