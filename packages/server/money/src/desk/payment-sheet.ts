import type { Input } from '@seriba/contracts/contract'
import type { DeskPayment, exportPayments } from '@seriba/contracts/payments-desk'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { Db } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'
import { namesOf } from '@seriba/server-kit/names-of'
import { daySpan, filterNames, filtersSet, type SheetFilter } from '@seriba/server-kit/sheet-head'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import { methodWord } from '../method-word.ts'

const phrases = { en, ru }

/** The filters in the desk's words. */
export async function paymentFilters(
  db: Db,
  asked: Omit<Input<typeof exportPayments>, 'format'>,
  language: Language,
): Promise<SheetFilter[]> {
  const { payments: t } = phrases[language].money
  const { paymentsDesk: desk } = phrases[language]
  const nameOf = await namesOf(db, [asked.clientId, asked.by])
  return filtersSet([
    [filterNames(language).search, asked.search],
    [desk.client, nameOf(asked.clientId)],
    [t.type, asked.type && t.types[asked.type]],
    [desk.purpose, asked.purpose && t.purposes[asked.purpose]],
    [t.method, asked.method && t.methods[asked.method]],
    [desk.by, asked.by === 0 ? desk.system : nameOf(asked.by)],
    [desk.dates, daySpan(asked.dateFrom, asked.dateTo)],
  ])
}

/** The desk’s list of payments as the columns of a file. */
export function paymentSheet(language: Language): { name: string; columns: SheetColumn<DeskPayment>[] } {
  const { payments: t, purchases } = phrases[language].money
  const { paymentsDesk: desk } = phrases[language]
  return {
    name: t.title,
    columns: [
      { head: t.id, width: 10, value: ({ id }) => id },
      { head: t.date, width: 18, value: ({ date }) => date, as: 'moment' },
      { head: desk.clientId, width: 10, value: ({ client }) => client.id },
      { head: desk.client, width: 26, value: ({ client }) => client.name },
      { head: t.type, width: 18, value: ({ type }) => t.types[type] },
      { head: desk.purpose, width: 14, value: ({ purpose }) => purpose && t.purposes[purpose] },
      { head: t.description, width: 40, value: ({ description }) => description },
      { head: desk.purchase, width: 16, value: ({ sku }) => sku },
      { head: t.vehicle, width: 26, value: ({ car }) => car },
      { head: purchases.lotNo, width: 10, value: ({ lotNo }) => lotNo },
      { head: t.method, width: 20, value: ({ method }) => methodWord(language, method) },
      { head: desk.by, width: 20, value: ({ by }) => by ?? desk.system },
      { head: t.amount, width: 14, value: ({ amount }) => amount, yen: true },
      { head: t.balance, width: 14, value: ({ balance }) => balance, yen: true },
    ],
  }
}
