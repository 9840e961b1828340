import { exportAudit as contract } from '@seriba/contracts/audit'
import { auditExportRows } from '@seriba/domain/audit/audit-log'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import { auditFilters, auditSheet } from './audit-sheet.ts'
import { allAudit } from './list-audit.ts'

/** The entries that the list shows, as a file; each export is itself an entry. */
export const auditExport = (ctx: Pick<AppContext, 'db' | 'company'>): ListExport<typeof contract> => ({
  contract,
  path: 'audit-export',
  fileName: 'audit',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const { format: _, ...filter } = asked
    const { entries, total } = await allAudit(ctx.db, filter, auditExportRows)
    return saveList(ctx, actor, by, {
      entry: { action: 'audit.export', entity: 'audit' },
      asked,
      table: {
        ...auditSheet(by.language),
        filters: await auditFilters(ctx.db, filter, by.language),
        rows: entries,
        total,
      },
    })
  },
})
