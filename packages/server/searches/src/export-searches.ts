import { exportSearches as contract, type SavedSearch } from '@seriba/contracts/searches'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { alerts as enAlerts } from '@seriba/i18n/en/alerts'
import { catalogue as enCatalogue } from '@seriba/i18n/en/catalogue'
import { files as enFiles } from '@seriba/i18n/en/files'
import { searches as en } from '@seriba/i18n/en/searches'
import { alerts as ruAlerts } from '@seriba/i18n/ru/alerts'
import { catalogue as ruCatalogue } from '@seriba/i18n/ru/catalogue'
import { files as ruFiles } from '@seriba/i18n/ru/files'
import { searches as ru } from '@seriba/i18n/ru/searches'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import type { Language } from '@seriba/server-kit/language'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import { findSearches } from './searches.repository.ts'
import { mailSiteOf } from './send-new-lots.ts'

const texts = {
  en: { ...en, alerts: enAlerts, pages: enCatalogue.titles, file: enFiles },
  ru: { ...ru, alerts: ruAlerts, pages: ruCatalogue.titles, file: ruFiles },
}

type Ctx = Pick<AppContext, 'db' | 'company' | 'config' | 'lotSearch'>

/** The caller's searches on a page as a file, each with the address that opens it. */
export const searchExport = (ctx: Ctx): ListExport<typeof contract> => ({
  contract,
  path: 'searches-export',
  fileName: 'saved-searches',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const t = texts[by.language]
    const site = mailSiteOf(ctx.config).url
    return saveList(ctx, actor, by, {
      entry: { action: 'searches.export', entity: 'searches', entityId: 'own' },
      asked,
      table: {
        name: t.list.title,
        columns: columnsOf(by.language, ({ type, params }) => `${site}${pageTypes[type].path}?${params}`),
        filters: [[t.file.searches.page, t.pages[asked.type]]],
        rows: await findSearches(ctx, actor.userId, asked.type),
      },
    })
  },
})

function columnsOf(
  language: Language,
  addressOf: (search: SavedSearch) => string,
): SheetColumn<SavedSearch>[] {
  const { alerts, save, file, pages } = texts[language]
  const { searches: t } = file
  const said = (is: boolean) => file.lots.yesNo[is ? 'yes' : 'no']
  return [
    { head: save.name, width: 30, value: ({ name }) => name },
    { head: t.page, width: 18, value: ({ type }) => pages[type] },
    { head: t.address, width: 60, value: addressOf },
    { head: alerts.pace.daily, width: 16, value: ({ dailyEmail }) => said(dailyEmail) },
    { head: t.instant, width: 16, value: ({ instant }) => said(instant) },
    { head: t.ceilingBy, width: 22, value: ({ ceiling }) => ceiling && alerts.ceiling[ceiling.by] },
    { head: t.ceiling, width: 16, yen: true, value: ({ ceiling }) => ceiling?.yen ?? null },
    { head: t.fresh, width: 12, value: ({ fresh }) => fresh },
  ]
}
