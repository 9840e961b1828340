import type { PurchaseStatusName } from '@seriba/domain/money/purchase-status'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { MailParagraph, MailTexts } from '@seriba/server-kit/mail-texts'

/** What each mail about money and ships is told; links are left out where the portal's address is not configured. */
export type MoneyMails = {
  depositReceived: Received
  paymentReceived: Received
  refundSent: { amount: string; balance: string; link: string | null }
  /** What was charged for a purchase has changed: by a sum with its sign. */
  chargeChanged: {
    purpose: 'correction' | 'chargeBack'
    sku: string
    amount: string
    balance: string
    link: string | null
  }
  shipmentChanged: {
    car: string
    sku: string
    status: PurchaseStatusName
    facts: Record<'exportPort' | 'voyage' | 'etd' | 'eta', string | null>
    link: string | null
  }
}

type Received = { amount: string; balance: string; biddingOpened: boolean; link: string | null }

const linked = (text: string, href: string | null): MailParagraph[] =>
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

const receivedEn = (line: string, { balance, biddingOpened, link }: Received): MailParagraph[] => [
  `${line} Your balance is ${balance}.`,
  ...(biddingOpened ? ['Bidding is unlocked: you can place bids from now on.'] : []),
  ...linked('Open Payments', link),
]

const receivedRu = (line: string, { balance, biddingOpened, link }: Received): MailParagraph[] => [
  `${line} Ваш баланс: ${balance}.`,
  ...(biddingOpened ? ['Торги открыты: теперь вы можете делать ставки.'] : []),
  ...linked('Открыть «Платежи»', link),
]

export const moneyMailTexts: MailTexts<MoneyMails> = {
  en: {
    depositReceived: (received) => ({
      subject: `Deposit received: ${received.amount}`,
      lines: receivedEn(`We have received your deposit of ${received.amount}.`, received),
    }),
    paymentReceived: (received) => ({
      subject: `Payment received: ${received.amount}`,
      lines: receivedEn(`We have received your payment of ${received.amount}.`, received),
    }),
    refundSent: ({ amount, balance, link }) => ({
      subject: `Refund: ${amount}`,
      lines: [
        `We have refunded ${amount} to you. Your balance is ${balance}.`,
        ...linked('Open Payments', link),
      ],
    }),
    chargeChanged: ({ purpose, sku, amount, balance, link }) => ({
      subject: `${en.money.payments.purposes[purpose]}: ${sku}`,
      lines: [
        purpose === 'chargeBack'
          ? `Your charge for ${sku} has been reversed: ${amount}.`
          : `Your charge for ${sku} has been corrected by ${amount}.`,
        `Your balance is ${balance}.`,
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
    depositReceived: (received) => ({
      subject: `Депозит получен: ${received.amount}`,
      lines: receivedRu(`Мы получили ваш депозит ${received.amount}.`, received),
    }),
    paymentReceived: (received) => ({
      subject: `Платёж получен: ${received.amount}`,
      lines: receivedRu(`Мы получили ваш платёж ${received.amount}.`, received),
    }),
    refundSent: ({ amount, balance, link }) => ({
      subject: `Возврат: ${amount}`,
      lines: [`Мы вернули вам ${amount}. Ваш баланс: ${balance}.`, ...linked('Открыть «Платежи»', link)],
    }),
    chargeChanged: ({ purpose, sku, amount, balance, link }) => ({
      subject: `${ru.money.payments.purposes[purpose]}: ${sku}`,
      lines: [
        purpose === 'chargeBack'
          ? `Списание за ${sku} возвращено: ${amount}.`
          : `Списание за ${sku} исправлено на ${amount}.`,
        `Ваш баланс: ${balance}.`,
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
