import { exportRates as contract, type ExchangeRate } from '@seriba/contracts/rates'
import { companyTables as en } from '@seriba/i18n/en/company-tables'
import { costs as enCosts } from '@seriba/i18n/en/costs'
import { files as enFiles } from '@seriba/i18n/en/files'
import { companyTables as ru } from '@seriba/i18n/ru/company-tables'
import { costs as ruCosts } from '@seriba/i18n/ru/costs'
import { files as ruFiles } from '@seriba/i18n/ru/files'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import type { Language } from '@seriba/server-kit/language'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import { currentRates } from './rates.repository.ts'

const texts = {
  en: { ...en.rates, sources: enCosts.own.source, yesNo: enFiles.lots.yesNo },
  ru: { ...ru.rates, sources: ruCosts.own.source, yesNo: ruFiles.lots.yesNo },
}

/** The rates used to show amounts in yen in other currencies, as a file. */
export const rateExport = (ctx: Pick<AppContext, 'db' | 'company'>): ListExport<typeof contract> => ({
  contract,
  path: 'rates-export',
  fileName: 'exchange-rates',
  format: ({ format }) => format,
  write: async (actor, asked, by) =>
    saveList(ctx, actor, by, {
      entry: { action: 'rates.export', entity: 'rates' },
      asked,
      table: {
        name: texts[by.language].title,
        columns: columnsOf(by.language),
        filters: [],
        rows: await currentRates(ctx.db, new Date()),
      },
    }),
})

function columnsOf(language: Language): SheetColumn<ExchangeRate>[] {
  const { sources, yesNo, ...t } = texts[language]
  return [
    { head: t.currency, width: 10, value: ({ currency }) => currency },
    { head: t.yen, width: 18, value: ({ yenPer }) => Number(yenPer) },
    { head: t.day, width: 12, value: ({ day }) => day, as: 'day' },
    { head: t.source, width: 24, value: ({ source }) => sources[source] },
    { head: t.old, width: 10, value: ({ stale }) => yesNo[stale ? 'yes' : 'no'] },
  ]
}
