import type { Input } from '@seriba/contracts/contract'
import type { exportOwnPurchases, Purchase } from '@seriba/contracts/money'
import { type Actor, isDealer } from '@seriba/domain/access/actor'
import { purchaseStatusName } from '@seriba/domain/money/purchase-status'
import { imports as enImports } from '@seriba/i18n/en/imports'
import { money as en } from '@seriba/i18n/en/money'
import { purchaseDesk as enDesk } from '@seriba/i18n/en/purchase-desk'
import { imports as ruImports } from '@seriba/i18n/ru/imports'
import { money as ru } from '@seriba/i18n/ru/money'
import { purchaseDesk as ruDesk } from '@seriba/i18n/ru/purchase-desk'
import type { Language } from '@seriba/server-kit/language'
import { daySpan, filterNames, filtersSet } from '@seriba/server-kit/sheet-head'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'

const texts = {
  en: { ...en, desk: enDesk, fields: enImports.fields },
  ru: { ...ru, desk: ruDesk, fields: ruImports.fields },
}

const statusWord = (language: Language, status: number | null) =>
  texts[language].purchaseStatus[purchaseStatusName(status || null)]

/** The filters in the list's words. */
export const ownPurchaseFilters = (asked: Input<typeof exportOwnPurchases>, language: Language) =>
  filtersSet([
    [filterNames(language).search, asked.search],
    [texts[language].purchases.status, asked.status !== undefined && statusWord(language, asked.status)],
    [texts[language].purchases.purchaseDate, daySpan(asked.dateFrom, asked.dateTo)],
  ])

/** A buyer's purchases as the columns of a file; a dealer's shows whose each one is. */
export function ownPurchaseSheet(
  language: Language,
  actor: Actor,
): { name: string; columns: SheetColumn<Purchase>[] } {
  const { title, purchases: t, details, desk, fields } = texts[language]
  const client: SheetColumn<Purchase> = {
    head: desk.client,
    width: 24,
    value: (row) => row.client?.name ?? null,
  }
  return {
    name: title,
    columns: [
      { head: t.sku, width: 16, value: ({ sku }) => sku },
      ...(isDealer(actor) ? [client] : []),
      { head: fields.maker, width: 14, value: ({ maker }) => maker },
      { head: t.model, width: 20, value: ({ model }) => model },
      { head: details.year, width: 8, value: ({ year }) => year },
      { head: details.chassis, width: 20, value: ({ chassis }) => chassis },
      { head: t.auction, width: 20, value: ({ auction }) => auction },
      { head: t.lotNo, width: 10, value: ({ lotNo }) => lotNo },
      { head: t.purchaseDate, width: 12, value: ({ purchaseDate }) => purchaseDate, as: 'day' },
      { head: t.status, width: 24, value: ({ status }) => statusWord(language, status) },
      { head: t.exportPort, width: 14, value: ({ exportPort }) => exportPort },
      { head: t.voyage, width: 20, value: ({ voyage }) => voyage },
      { head: t.etd, width: 12, value: ({ etd }) => etd, as: 'day' },
      { head: t.eta, width: 12, value: ({ eta }) => eta, as: 'day' },
      { head: t.totalPrice, width: 15, yen: true, value: ({ totalPrice }) => totalPrice },
    ],
  }
}
