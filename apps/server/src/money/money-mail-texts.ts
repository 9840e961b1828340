import type { Language } from '../lib/language.ts'
import type { Line, MailText } from '../lib/mail-texts.ts'

/** What each mail about money is told; links are left out where the portal's address is not configured. */
export type MoneyMails = {
  depositReceived: { amount: string; balance: string; biddingOpened: boolean; link: string | null }
}

type Texts = { [Name in keyof MoneyMails]: (values: MoneyMails[Name]) => MailText }

const linked = (text: string, href: string | null): Line[] =>
  href === null ? [] : [{ text, href, main: true }]

export const moneyMailTexts: Record<Language, Texts> = {
  en: {
    depositReceived: ({ amount, balance, biddingOpened, link }) => ({
      subject: `Deposit received: ${amount}`,
      lines: [
        `We have received ${amount}. Your balance is ${balance}.`,
        ...(biddingOpened ? ['Bidding is unlocked: you can place bids from now on.'] : []),
        ...linked('Open Payments', link),
      ],
    }),
  },
  ru: {
    depositReceived: ({ amount, balance, biddingOpened, link }) => ({
      subject: `Депозит получен: ${amount}`,
      lines: [
        `Мы получили ${amount}. Ваш баланс: ${balance}.`,
        ...(biddingOpened ? ['Торги открыты: теперь вы можете делать ставки.'] : []),
        ...linked('Открыть «Платежи»', link),
      ],
    }),
  },
}
