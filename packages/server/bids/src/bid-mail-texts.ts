import type { MailTexts } from '@seriba/server-kit/mail-texts'
import type { BidMails } from './bid-mails.ts'
import { bidMailsEn } from './bid-mails-en.ts'
import { bidMailsRu } from './bid-mails-ru.ts'

export const bidMailTexts: MailTexts<BidMails> = { en: bidMailsEn, ru: bidMailsRu }
