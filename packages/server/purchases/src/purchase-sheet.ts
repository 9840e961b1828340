import { purchaseStatusName } from '@seriba/domain/money/purchase-status'
import { paidStateOf } from '@seriba/domain/purchases/desk'
import { imports as enImports } from '@seriba/i18n/en/imports'
import { money as en } from '@seriba/i18n/en/money'
import { purchaseDesk as enDesk } from '@seriba/i18n/en/purchase-desk'
import { imports as ruImports } from '@seriba/i18n/ru/imports'
import { money as ru } from '@seriba/i18n/ru/money'
import { purchaseDesk as ruDesk } from '@seriba/i18n/ru/purchase-desk'
import type { Language } from '@seriba/server-kit/language'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import type { DeskRow } from './desk.repository.ts'

const texts = {
  en: { ...en, desk: enDesk, fields: enImports.fields },
  ru: { ...ru, desk: ruDesk, fields: ruImports.fields },
}

/** The columns of the desk, as they appear in a spreadsheet. */
export function purchaseSheet(language: Language): { name: string; columns: SheetColumn<DeskRow>[] } {
  const { purchases, details, purchaseStatus, desk, fields } = texts[language]
  const paidWord = (row: DeskRow) => {
    const state = paidStateOf(row)
    return state === null ? desk.paid.noPrice : desk.paid[state]
  }
  return {
    name: desk.title,
    columns: [
      { head: purchases.sku, width: 16, value: ({ sku }) => sku },
      { head: desk.client, width: 24, value: (row) => row.client_name },
      { head: desk.clientId, width: 10, value: (row) => row.client_id },
      { head: fields.maker, width: 14, value: ({ lot }) => lot.maker },
      { head: purchases.model, width: 20, value: ({ lot }) => lot.model },
      { head: details.year, width: 8, value: ({ lot }) => lot.year },
      { head: details.chassis, width: 20, value: ({ lot }) => lot.chassis },
      { head: purchases.auction, width: 20, value: ({ lot }) => lot.auction },
      { head: purchases.lotNo, width: 10, value: ({ lot }) => lot.lotNo },
      { head: purchases.purchaseDate, width: 12, value: (row) => row.purchased_at, as: 'day' },
      { head: purchases.status, width: 24, value: (row) => purchaseStatus[purchaseStatusName(row.status)] },
      { head: desk.days, width: 8, value: ({ days }) => days },
      { head: details.yardEta, width: 12, value: (row) => row.yard_eta, as: 'day' },
      { head: purchases.exportPort, width: 14, value: (row) => row.export_port },
      { head: purchases.voyage, width: 20, value: ({ voyage }) => voyage },
      { head: purchases.etd, width: 12, value: ({ etd }) => etd, as: 'day' },
      { head: purchases.eta, width: 12, value: ({ eta }) => eta, as: 'day' },
      { head: details.blNumber, width: 18, value: (row) => row.bl_number },
      { head: details.containerNo, width: 18, value: (row) => row.container_no },
      { head: purchases.totalPrice, width: 15, yen: true, value: ({ due }) => due },
      { head: desk.paidSum, width: 15, yen: true, value: ({ paid }) => paid },
      { head: desk.paidHead, width: 12, value: paidWord },
      {
        head: desk.missingHead,
        width: 24,
        value: ({ missing }) => missing.map((part) => desk.missing[part]).join(', ') || null,
      },
    ],
  }
}
