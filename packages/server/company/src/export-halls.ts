import { exportHalls as contract, type Hall } from '@seriba/contracts/halls'
import { hallFields } from '@seriba/domain/bids/hall-fields'
import { groupOfHall, meetsHallFilter } from '@seriba/domain/bids/hall-filter'
import { companyTables as en } from '@seriba/i18n/en/company-tables'
import { companyTables as ru } from '@seriba/i18n/ru/company-tables'
import type { AppContext } from '@seriba/server-kit/context'
import type { Language } from '@seriba/server-kit/language'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import { filterNames, filtersSet } from '@seriba/server-kit/sheet-head'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import type {} from './company-store.ts'
import { viewHalls } from './view-halls.ts'

const texts = { en, ru }

/** Halls with their deadlines and fees, as a file. */
export const hallExport = (ctx: Pick<AppContext, 'db' | 'company'>): ListExport<typeof contract> => ({
  contract,
  path: 'halls-export',
  fileName: 'halls',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const { halls: t } = texts[by.language]
    const { halls } = await viewHalls(ctx)
    return saveList(ctx, actor, by, {
      entry: { action: 'halls.export', entity: 'halls' },
      asked,
      table: {
        ...hallSheet(by.language),
        filters: filtersSet([
          [t.group, asked.group],
          [filterNames(by.language).search, asked.search.trim()],
        ]),
        rows: halls.filter(({ name }) => meetsHallFilter(name, asked)),
      },
    })
  },
})

/** Empty values use the company's setting for all halls. */
function hallSheet(language: Language): { name: string; columns: SheetColumn<Hall>[] } {
  const { halls: t } = texts[language]
  return {
    name: t.title,
    columns: [
      { head: t.hall, width: 24, value: ({ name }) => name },
      { head: t.group, width: 12, value: ({ name }) => groupOfHall(name) },
      { head: t.lotsToday, width: 12, value: ({ lotsToday }) => lotsToday },
      { head: t.lotsWeek, width: 12, value: ({ lotsWeek }) => lotsWeek },
      ...hallFields.map((field) => ({
        head: t.fields[field],
        width: 18,
        value: (hall: Hall) => hall[field],
      })),
    ],
  }
}
