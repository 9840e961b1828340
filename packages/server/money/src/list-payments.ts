import type { Input, Output } from '@seriba/contracts/contract'
import type { listPayments as contract } from '@seriba/contracts/money'
import type { Actor } from '@seriba/domain/access/actor'
import { paymentTypes } from '@seriba/domain/money/payment-types'
import { en } from '@seriba/i18n/en'
import { ru } from '@seriba/i18n/ru'
import type { Db } from '@seriba/server-kit/db'
import { nextCursorOf, readIdCursor } from '@seriba/server-kit/id-cursor'
import type { Language } from '@seriba/server-kit/language'
import { askedDay } from './asked-day.ts'
import { pageOfPayments, paymentTotals } from './payment-list.repository.ts'

const phrases = { en, ru }

/** The user's own payments and charges, newest first. */
export async function listPayments(
  { db }: { db: Db },
  actor: Actor,
  input: Input<typeof contract>,
  language: Language,
): Promise<Output<typeof contract>> {
  const { page, pageSize, search, type, sort, order } = input
  const cursor = readIdCursor(input.cursor)
  const [{ rows, found }, totals] = await Promise.all([
    pageOfPayments(db, actor.userId, {
      search: search?.trim() ?? '',
      from: askedDay('dateFrom', input.dateFrom),
      to: askedDay('dateTo', input.dateTo),
      type,
      sort,
      order,
      page,
      pageSize,
      cursor,
    }),
    paymentTotals(db, actor.userId),
  ])
  return {
    success: true,
    records: rows,
    typesList: paymentTypes.map((value) => ({ value, label: phrases[language].money.payments.types[value] })),
    totalBalance: totals.received - totals.spent,
    totalReceived: totals.received,
    totalSpent: totals.spent,
    pageInfo: { page, pageSize, totalSearchResults: found, totalResults: totals.count },
    ...nextCursorOf(cursor, rows, pageSize),
  }
}
