import type { Input } from '@seriba/contracts/contract'
import type { exportPurchases } from '@seriba/contracts/purchases'
import { type PurchaseStatus, purchaseStatusName } from '@seriba/domain/money/purchase-status'
import { money as en } from '@seriba/i18n/en/money'
import { purchaseDesk as enDesk } from '@seriba/i18n/en/purchase-desk'
import { money as ru } from '@seriba/i18n/ru/money'
import { purchaseDesk as ruDesk } from '@seriba/i18n/ru/purchase-desk'
import type { Db } from '@seriba/server-kit/db'
import type { Language } from '@seriba/server-kit/language'
import { namesOf } from '@seriba/server-kit/names-of'
import { daySpan, filterNames, filtersSet, type SheetFilter } from '@seriba/server-kit/sheet-head'

const texts = { en: { ...en, desk: enDesk }, ru: { ...ru, desk: ruDesk } }

/** Which purchases were exported, in the desk's own words. */
export async function purchaseFilters(
  db: Db,
  asked: Input<typeof exportPurchases>,
  language: Language,
): Promise<SheetFilter[]> {
  const { purchaseStatus, desk } = texts[language]
  const nameOf = await namesOf(db, [asked.clientId, asked.managerId])
  const statusWord = (status: number) =>
    purchaseStatus[purchaseStatusName((status || null) as PurchaseStatus)]
  return filtersSet([
    [filterNames(language).search, asked.search],
    [desk.statuses, asked.status.map(statusWord).join(', ')],
    [desk.client, nameOf(asked.clientId)],
    [desk.manager, nameOf(asked.managerId)],
    [desk.port, asked.port],
    [desk.voyage, asked.voyageId && (await nameOfVoyage(db, asked.voyageId))],
    [desk.paidHead, asked.paid && desk.paid[asked.paid]],
    [desk.missingHead, asked.missing && desk.missing[asked.missing]],
    [desk.dates, daySpan(asked.dateFrom, asked.dateTo)],
  ])
}

async function nameOfVoyage(db: Db, id: number) {
  const voyage = await db
    .selectFrom('voyages')
    .select(['ship', 'number'])
    .where('id', '=', id)
    .executeTakeFirst()
  return voyage ? `${voyage.ship} ${voyage.number}` : String(id)
}
