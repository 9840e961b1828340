import type { Input } from '@seriba/contracts/contract'
import type { exportOwed, OwedRow } from '@seriba/contracts/receivables'
import { owedAges } from '@seriba/domain/money/owed-ages'
import { jstDay } from '@seriba/domain/time/jst'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import { countriesIn } from '@seriba/server-company/countries'
import type { Db } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'
import { namesOf } from '@seriba/server-kit/names-of'
import { daySpan, filterNames, filtersSet, type SheetFilter } from '@seriba/server-kit/sheet-head'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'

const phrases = { en, ru }

/** The day of the report, and the filters for clients. */
export async function owedFilters(
  db: Db,
  asked: Input<typeof exportOwed>,
  language: Language,
): Promise<SheetFilter[]> {
  const { owed: t } = phrases[language].paymentsDesk
  const nameOf = await namesOf(db, [asked.managerId])
  const countries = new Map(countriesIn(language).map(({ value, label }) => [value, label]))
  const day = asked.day || jstDay(new Date())
  return filtersSet([
    [t.day, daySpan(day, day)],
    [t.manager, nameOf(asked.managerId)],
    [t.age, asked.age && t.ages[asked.age]],
    [t.country, asked.countryId && (countries.get(asked.countryId) ?? asked.countryId)],
    [filterNames(language).search, asked.search],
  ])
}

/** Clients' debts as the columns of a file. */
export function owedSheet(language: Language): { name: string; columns: SheetColumn<OwedRow>[] } {
  const { owed: t, ...desk } = phrases[language].paymentsDesk
  return {
    name: t.title,
    columns: [
      { head: desk.clientId, width: 10, value: ({ client }) => client.id },
      { head: desk.client, width: 26, value: ({ client }) => client.name },
      { head: t.manager, width: 22, value: ({ manager }) => manager },
      { head: t.balance, width: 14, value: ({ balance }) => balance, yen: true },
      { head: t.creditLimit, width: 14, value: ({ creditLimit }) => creditLimit, yen: true },
      ...owedAges.map((age) => ({
        head: t.ages[age],
        width: 14,
        value: ({ ages }: OwedRow) => ages[age],
        yen: true as const,
      })),
      { head: t.owed, width: 14, value: ({ owed }) => owed, yen: true },
      { head: t.undelivered, width: 12, value: ({ undelivered }) => undelivered },
      { head: t.lastPayment, width: 14, value: ({ lastPayment }) => lastPayment, as: 'day' },
    ],
  }
}
