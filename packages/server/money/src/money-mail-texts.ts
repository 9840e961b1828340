import type { PurchaseStatusName } from '@seriba/domain/money/purchase-status'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { MailFact, MailParagraph, MailTexts } from '@seriba/server-kit/mail-texts'
import type { WantedPaper } from './papers-wanted.ts'

/** The values for each email about money and ships; links are omitted if the portal's address is not configured. */
export type MoneyMails = {
  depositReceived: Received
  paymentReceived: Received
  refundSent: { amount: string; balance: string; biddingClosed: boolean; link: string | null }
  /** An entry that the client was told about is reversed. */
  entryReversed: {
    what: 'payment' | 'deposit' | 'refund'
    amount: string
    reason: string
    balance: string
    biddingClosed: boolean
    link: string | null
  }
  /** The charges of a purchase have changed: by a signed amount. */
  chargeChanged: {
    purpose: 'correction' | 'chargeBack'
    sku: string
    amount: string
    balance: string
    link: string | null
  }
  invoiceReady: {
    number: string
    car: string
    total: string
    /** Null if nothing is left to pay. */
    dueOn: string | null
    /** The number of the invoice that it replaces. */
    replaces: string | null
    link: string | null
  }
  depositFailed: { reference: string; amount: string; reason: string; link: string | null }
  depositReminder: { reference: string; amount: string; until: string; link: string | null }
  owedReminder: { owed: string; overdue: string | null; purchases: string[]; link: string | null }
  statementReady: {
    month: string
    closing: string
    facts: readonly MailFact[]
    pdf: string | null
    link: string | null
  }
  shipmentChanged: {
    car: string
    sku: string
    status: PurchaseStatusName
    facts: Record<'exportPort' | 'voyage' | 'etd' | 'eta', string | null>
    /** What the client still has to send. */
    wanted: readonly WantedPaper[]
    link: string | null
  }
}

type Received = { amount: string; balance: string; biddingOpened: boolean; link: string | null }

const linked = (text: string, href: string | null): MailParagraph[] =>
  href === null ? [] : [{ text, href, main: true }]

/** What is known about the shipment, one line each, with the names used on the purchase's page. */
const known = (
  facts: MoneyMails['shipmentChanged']['facts'],
  { purchases }: typeof en.money | typeof ru.money,
) =>
  (['exportPort', 'voyage', 'etd', 'eta'] as const).flatMap((name) => {
    const value = facts[name]
    return value === null ? [] : [`${purchases[name]}: ${value}`]
  })

const papersIn = (wanted: readonly WantedPaper[], { waiting }: typeof en.dashboard | typeof ru.dashboard) =>
  wanted.map((what) => waiting.papers[what]).join(', ')

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

const reversedRu = { payment: 'платёж', deposit: 'депозит', refund: 'возврат' } as const

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
    refundSent: ({ amount, balance, biddingClosed, link }) => ({
      subject: `Refund: ${amount}`,
      lines: [
        `We have refunded ${amount} to you. Your balance is ${balance}.`,
        ...(biddingClosed
          ? ['Less than the deposit is left, so you can’t place bids until you pay it again.']
          : []),
        ...linked('Open Payments', link),
      ],
    }),
    entryReversed: ({ what, amount, reason, balance, biddingClosed, link }) => ({
      subject: `Entry reversed: ${what} of ${amount}`,
      lines: [
        `We have reversed the entry for your ${what} of ${amount}: ${reason}`,
        `Your balance is ${balance}.`,
        ...(biddingClosed
          ? ['Less than the deposit is left, so you can’t place bids until you pay it again.']
          : []),
        what === 'refund'
          ? 'If this money has reached you, please tell us.'
          : 'If you have sent this money, please tell us.',
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
    invoiceReady: ({ number, car, total, dueOn, replaces, link }) => ({
      subject: `Invoice ${number}: ${dueOn === null ? 'nothing left to pay' : total}`,
      lines: [
        dueOn === null
          ? `Your invoice ${number} for ${car} is ready: ${total}. There’s nothing left to pay.`
          : `Your invoice ${number} for ${car} is ready: ${total}, due by ${dueOn}.`,
        ...(replaces === null ? [] : [`It replaces invoice ${replaces}.`]),
        ...(dueOn === null ? [] : ['Include its number with your transfer: it’s how we find your payment.']),
        ...linked('Open the purchase', link),
      ],
    }),
    depositFailed: ({ reference, amount, reason, link }) => ({
      subject: `Deposit ${reference} not received`,
      lines: [
        `Your deposit of ${amount}, reference ${reference}, has not arrived: ${reason}`,
        'You can announce another one at any time. If you have sent the money, please tell us.',
        ...linked('Open Payments', link),
      ],
    }),
    depositReminder: ({ reference, amount, until, link }) => ({
      subject: `Your deposit: ${amount}`,
      lines: [
        `We’re still waiting for your deposit of ${amount}. Please transfer it by ${until} and include the reference ${reference}.`,
        ...linked('Open Payments', link),
      ],
    }),
    owedReminder: ({ owed, overdue, purchases, link }) => ({
      subject: `Payment reminder: ${owed}`,
      lines: [
        `${owed} is still due for your purchases.`,
        ...(overdue === null ? [] : [`Of this, ${overdue} is overdue.`]),
        ...purchases,
        ...linked('Open Payments', link),
      ],
    }),
    statementReady: ({ month, closing, facts, pdf, link }) => ({
      subject: `Your statement for ${month}: ${closing}`,
      lines: [
        `Your statement for ${month} is ready. Closing balance: ${closing}.`,
        { facts },
        ...linked('Open the statement (PDF)', pdf),
        ...(link === null ? [] : [{ text: 'Open Payments', href: link }]),
      ],
    }),
    shipmentChanged: ({ car, sku, status, facts, wanted, link }) => ({
      subject: `${car}: ${en.money.purchaseStatus[status]}`,
      lines: [
        `Your purchase ${sku}, ${car}, is now: ${en.money.purchaseStatus[status]}.`,
        ...known(facts, en.money),
        ...(wanted.length > 0 ? [`We still need from you: ${papersIn(wanted, en.dashboard)}.`] : []),
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
    refundSent: ({ amount, balance, biddingClosed, link }) => ({
      subject: `Возврат: ${amount}`,
      lines: [
        `Мы вернули вам ${amount}. Ваш баланс: ${balance}.`,
        ...(biddingClosed
          ? ['Осталось меньше депозита: ставки можно будет делать, когда вы внесёте его снова.']
          : []),
        ...linked('Открыть «Платежи»', link),
      ],
    }),
    entryReversed: ({ what, amount, reason, balance, biddingClosed, link }) => ({
      subject: `Запись отменена: ${reversedRu[what]} ${amount}`,
      lines: [
        `Мы отменили запись «${reversedRu[what]} ${amount}». Причина: ${reason}`,
        `Ваш баланс: ${balance}.`,
        ...(biddingClosed
          ? ['Осталось меньше депозита: ставки можно будет делать, когда вы внесёте его снова.']
          : []),
        what === 'refund'
          ? 'Если эти деньги вам пришли, напишите нам.'
          : 'Если вы отправили эти деньги, напишите нам.',
        ...linked('Открыть «Платежи»', link),
      ],
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
    invoiceReady: ({ number, car, total, dueOn, replaces, link }) => ({
      subject: `Счёт ${number}: ${dueOn === null ? 'платить больше нечего' : total}`,
      lines: [
        dueOn === null
          ? `Готов ваш счёт ${number} за ${car}: ${total}. Платить больше нечего.`
          : `Готов ваш счёт ${number} за ${car}: ${total}, оплатить до ${dueOn}.`,
        ...(replaces === null ? [] : [`Он заменяет счёт ${replaces}.`]),
        ...(dueOn === null ? [] : ['Укажите его номер в переводе: по нему мы находим ваш платёж.']),
        ...linked('Открыть покупку', link),
      ],
    }),
    depositFailed: ({ reference, amount, reason, link }) => ({
      subject: `Депозит ${reference} не получен`,
      lines: [
        `Ваш депозит ${amount} с назначением платежа ${reference} не поступил: ${reason}`,
        'Вы можете заявить новый депозит в любое время. Если деньги отправлены, сообщите нам.',
        ...linked('Открыть «Платежи»', link),
      ],
    }),
    depositReminder: ({ reference, amount, until, link }) => ({
      subject: `Ваш депозит: ${amount}`,
      lines: [
        `Мы всё ещё ждём ваш депозит ${amount}. Переведите его до ${until} и укажите назначение платежа ${reference}.`,
        ...linked('Открыть «Платежи»', link),
      ],
    }),
    owedReminder: ({ owed, overdue, purchases, link }) => ({
      subject: `Напоминание об оплате: ${owed}`,
      lines: [
        `За ваши покупки осталось оплатить ${owed}.`,
        ...(overdue === null ? [] : [`Из них просрочено ${overdue}.`]),
        ...purchases,
        ...linked('Открыть «Платежи»', link),
      ],
    }),
    statementReady: ({ month, closing, facts, pdf, link }) => ({
      subject: `Ваша выписка за ${month}: ${closing}`,
      lines: [
        `Готова ваша выписка за ${month}. Исходящий остаток: ${closing}.`,
        { facts },
        ...linked('Открыть выписку (PDF)', pdf),
        ...(link === null ? [] : [{ text: 'Открыть «Платежи»', href: link }]),
      ],
    }),
    shipmentChanged: ({ car, sku, status, facts, wanted, link }) => ({
      subject: `${car}: ${ru.money.purchaseStatus[status]}`,
      lines: [
        `Ваша покупка ${sku}, ${car}: ${ru.money.purchaseStatus[status]}.`,
        ...known(facts, ru.money),
        ...(wanted.length > 0 ? [`Мы ещё ждём от вас: ${papersIn(wanted, ru.dashboard)}.`] : []),
        ...linked('Открыть покупку', link),
      ],
    }),
  },
}
