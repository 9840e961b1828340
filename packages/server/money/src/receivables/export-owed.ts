import { exportOwed as contract } from '@seriba/contracts/receivables'
import type { AppContext } from '@seriba/server-kit/context'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import { owedQuery } from './list-owed.ts'
import { owedRows } from './owed.repository.ts'
import { owedFilters, owedSheet } from './owed-sheet.ts'

/** What clients owe, as a file. */
export const owedExport = (ctx: Pick<AppContext, 'db' | 'company'>): ListExport<typeof contract> => ({
  contract,
  path: 'owed-export',
  fileName: 'owed',
  format: ({ format }) => format,
  write: async (actor, asked, by) =>
    saveList(ctx, actor, by, {
      entry: { action: 'owed.export', entity: 'owed' },
      asked,
      table: {
        ...owedSheet(by.language),
        filters: await owedFilters(ctx.db, asked, by.language),
        rows: await owedRows(ctx.db, owedQuery(asked, ctx.company.invoiceDueDays)),
      },
    }),
})
