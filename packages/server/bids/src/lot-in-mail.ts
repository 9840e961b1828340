import type { Language } from '@seriba/server-kit/language'
import type { MailParagraph } from '@seriba/server-kit/mail-texts'
import type { BidMailContext } from './bid-mails.ts'

/** The email's main link, if the portal's address is known. */
export const linked = (text: string, href: string | null): MailParagraph[] =>
  href === null ? [] : [{ text, href, main: true }]
const placed = { en: 'lot', ru: 'лот' }

/** A lot as emails name it. */
export const lotInMail = (
  { lot, auction, lotNo }: Pick<BidMailContext, 'lot' | 'auction' | 'lotNo'>,
  language: Language,
) => `${lot} (${auction}, ${placed[language]} ${lotNo})`
