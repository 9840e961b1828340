import { type BidType, exportBidTypes as contract } from '@seriba/contracts/bid-types'
import { companyTables as en } from '@seriba/i18n/en/company-tables'
import { files as enFiles } from '@seriba/i18n/en/files'
import { companyTables as ru } from '@seriba/i18n/ru/company-tables'
import { files as ruFiles } from '@seriba/i18n/ru/files'
import type { AppContext } from '@seriba/server-kit/context'
import type { Language } from '@seriba/server-kit/language'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import { findBidTypes } from './bid-types.repository.ts'

const texts = { en: { ...en.bidTypes, file: enFiles }, ru: { ...ru.bidTypes, file: ruFiles } }

/** Bid types in the order in which they are offered, as a file. */
export const bidTypeExport = (ctx: Pick<AppContext, 'db' | 'company'>): ListExport<typeof contract> => ({
  contract,
  path: 'bid-types-export',
  fileName: 'bid-types',
  format: ({ format }) => format,
  write: async (actor, asked, by) =>
    saveList(ctx, actor, by, {
      entry: { action: 'bidTypes.export', entity: 'bidTypes' },
      asked,
      table: {
        name: texts[by.language].title,
        columns: columnsOf(by.language),
        filters: [],
        rows: await findBidTypes(ctx.db),
      },
    }),
})

function columnsOf(language: Language): SheetColumn<BidType>[] {
  const { file, ...t } = texts[language]
  const said = (is: boolean) => file.lots.yesNo[is ? 'yes' : 'no']
  return [
    { head: t.en, width: 20, value: ({ label }) => label.en },
    { head: t.ru, width: 20, value: ({ label }) => label.ru },
    { head: file.bidTypes.en, width: 40, value: ({ description }) => description.en },
    { head: file.bidTypes.ru, width: 40, value: ({ description }) => description.ru },
    { head: t.buyers, width: 12, value: ({ forBuyers }) => said(forBuyers) },
    { head: t.managers, width: 12, value: ({ forManagers }) => said(forManagers) },
    { head: t.used, width: 12, value: ({ used }) => used },
  ]
}
