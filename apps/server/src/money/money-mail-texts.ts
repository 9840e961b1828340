import type { PurchaseStatusName } from '@seriba/domain/money/purchase-status'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { Language } from '../lib/language.ts'
import type { Line, MailText } from '../lib/mail-texts.ts'

/** What each mail about money and ships is told; links are left out where the portal's address is not configured. */
export type MoneyMails = {
  depositReceived: { amount: string; balance: string; biddingOpened: boolean; link: string | null }
  shipmentChanged: {
    car: string
    sku: string
    status: PurchaseStatusName
    facts: Record<'exportPort' | 'voyage' | 'etd' | 'eta', string | null>
    link: string | null
  }
}

type Texts = { [Name in keyof MoneyMails]: (values: MoneyMails[Name]) => MailText }

const linked = (text: string, href: string | null): Line[] =>
  href === null ? [] : [{ text, href, main: true }]

/** What is known of the way, a line each, by the names that the purchase's page has. */
const known = (
  facts: MoneyMails['shipmentChanged']['facts'],
  { purchases }: typeof en.money | typeof ru.money,
) =>
  (['exportPort', 'voyage', 'etd', 'eta'] as const).flatMap((name) => {
    const value = facts[name]
    return value === null ? [] : [`${purchases[name]}: ${value}`]
  })

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
    shipmentChanged: ({ car, sku, status, facts, link }) => ({
      subject: `${car}: ${en.money.purchaseStatus[status]}`,
      lines: [
        `Your purchase ${sku}, ${car}, is now: ${en.money.purchaseStatus[status]}.`,
        ...known(facts, en.money),
        ...linked('Open the purchase', link),
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
    shipmentChanged: ({ car, sku, status, facts, link }) => ({
      subject: `${car}: ${ru.money.purchaseStatus[status]}`,
      lines: [
        `Ваша покупка ${sku}, ${car}: ${ru.money.purchaseStatus[status]}.`,
        ...known(facts, ru.money),
        ...linked('Открыть покупку', link),
      ],
    }),
  },
}
