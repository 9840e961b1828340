import type { Input } from '@seriba/contracts/contract'
import type { exportOwnPayments, Payment } from '@seriba/contracts/money'
import { money as en } from '@seriba/i18n/en/money'
import { paymentsDesk as enDesk } from '@seriba/i18n/en/payments-desk'
import { money as ru } from '@seriba/i18n/ru/money'
import { paymentsDesk as ruDesk } from '@seriba/i18n/ru/payments-desk'
import type { Language } from '@seriba/server-kit/language'
import { daySpan, filterNames, filtersSet } from '@seriba/server-kit/sheet-head'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import { methodWord } from './method-word.ts'

const texts = { en: { ...en, desk: enDesk }, ru: { ...ru, desk: ruDesk } }

/** The filters in the list's words. */
export const ownPaymentFilters = (asked: Input<typeof exportOwnPayments>, language: Language) =>
  filtersSet([
    [filterNames(language).search, asked.search],
    [texts[language].payments.type, asked.type && texts[language].payments.types[asked.type]],
    [texts[language].payments.dates, daySpan(asked.dateFrom, asked.dateTo)],
  ])

/** A buyer's ledger as the columns of a file. */
export function ownPaymentSheet(language: Language): { name: string; columns: SheetColumn<Payment>[] } {
  const { payments: t, purchases, desk } = texts[language]
  return {
    name: t.title,
    columns: [
      { head: t.id, width: 10, value: ({ id }) => id },
      { head: t.date, width: 18, value: ({ date }) => date, as: 'moment' },
      { head: t.type, width: 18, value: ({ type }) => t.types[type] },
      { head: t.description, width: 40, value: ({ description }) => description },
      { head: desk.purpose, width: 16, value: ({ purpose }) => purpose && t.purposes[purpose] },
      { head: purchases.sku, width: 16, value: ({ sku }) => sku },
      { head: t.vehicle, width: 26, value: ({ car }) => car },
      { head: purchases.lotNo, width: 10, value: ({ lotNo }) => lotNo },
      { head: t.method, width: 20, value: ({ method }) => methodWord(language, method) },
      { head: purchases.etd, width: 12, value: ({ etd }) => etd, as: 'day' },
      { head: purchases.eta, width: 12, value: ({ eta }) => eta, as: 'day' },
      { head: t.amount, width: 14, yen: true, value: ({ amount }) => amount },
      { head: t.balance, width: 14, yen: true, value: ({ balance }) => balance },
    ],
  }
}
