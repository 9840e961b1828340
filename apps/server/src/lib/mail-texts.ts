import type { Language } from '@seriba/server-kit/language'
import { type AccountMails, accountMailTexts } from '../account/account-mail-texts.ts'
import { type TwoStepMails, twoStepMailTexts } from '../account/two-step/two-step-mail-texts.ts'
import { type BidMails, bidMailTexts } from '../bids/bid-mail-texts.ts'
import { type MoneyMails, moneyMailTexts } from '../money/money-mail-texts.ts'
import { type OrderMails, orderMailTexts } from '../orders/order-mail-texts.ts'
import { type NewLots, newLotsTexts } from '../searches/new-lots-texts.ts'
import { type TranslationMails, translationMailTexts } from '../translations/translation-mail-texts.ts'

/** A paragraph of a mail, or a link in one; what the mail is about is its main link. */
export type Line = string | { text: string; href: string; main?: boolean }

/** What each mail is told. */
export type MailTemplate = AccountMails &
  TwoStepMails &
  BidMails &
  TranslationMails &
  OrderMails &
  MoneyMails & {
    newLots: NewLots
    /** Without a link where the portal's address is not configured. */
    chatUnread: { lot: string; auction: string; lotNo: number; text: string; link: string | null }
  }

export type MailText = { subject: string; lines: Line[] }
type Texts = { [Name in keyof MailTemplate]: (values: MailTemplate[Name]) => MailText }

export const mailTexts: Record<Language, Texts> = {
  en: {
    ...bidMailTexts.en,
    ...moneyMailTexts.en,
    newLots: newLotsTexts.en,
    chatUnread: ({ lot, auction, lotNo, text, link }) => ({
      subject: `New message: ${lot}`,
      lines: [
        `You have a new message about ${lot} (${auction}, lot ${lotNo}):`,
        text,
        link === null ? 'You find it in the chat of the bid.' : `Answer here: ${link}`,
      ],
    }),
    ...accountMailTexts.en,
    ...twoStepMailTexts.en,
    ...translationMailTexts.en,
    ...orderMailTexts.en,
  },
  ru: {
    ...bidMailTexts.ru,
    ...moneyMailTexts.ru,
    newLots: newLotsTexts.ru,
    chatUnread: ({ lot, auction, lotNo, text, link }) => ({
      subject: `Новое сообщение: ${lot}`,
      lines: [
        `У вас есть непрочитанное сообщение о лоте ${lot} (${auction}, лот ${lotNo}):`,
        text,
        link === null ? 'Оно ждёт в чате этой ставки.' : `Ответить: ${link}`,
      ],
    }),
    ...accountMailTexts.ru,
    ...twoStepMailTexts.ru,
    ...translationMailTexts.ru,
    ...orderMailTexts.ru,
  },
}
