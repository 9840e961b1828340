import { Readable } from 'node:stream'
import { exportAudit as contract } from '@seriba/contracts/audit'
import type { Input } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { auditExportRows } from '@seriba/domain/audit/audit-log'
import type {} from '@seriba/server-company/company-store'
import { recordAudit } from '@seriba/server-kit/audit'
import type { AppContext } from '@seriba/server-kit/context'
import { csvValue } from '@seriba/server-kit/csv'
import { withTransaction } from '@seriba/server-kit/db'
import type { ExportedBy, ListExport } from '@seriba/server-kit/list-export'
import { spreadsheet } from '@seriba/server-kit/spreadsheet'
import { stringify } from 'csv-stringify/sync'
import { auditFilters, auditSheet } from './audit-sheet.ts'
import { allAudit } from './list-audit.ts'

type Ctx = Pick<AppContext, 'db' | 'company'>
type Asked = Input<typeof contract>

/** The entries that the list shows, as a file; who took it, and what, is an entry itself. */
export const auditExport = (ctx: Ctx): ListExport<typeof contract> => ({
  contract,
  path: 'audit-export',
  fileName: 'audit',
  format: ({ format }) => format,
  write: (actor, asked, by) => exportAudit(ctx, actor, asked, by),
})

async function exportAudit(
  { db, company }: Ctx,
  actor: Actor,
  { format, ...filter }: Asked,
  by: ExportedBy,
): Promise<Readable> {
  const entries = await allAudit(db, filter, auditExportRows)
  await withTransaction({ db }, (tx) =>
    recordAudit(tx, {
      actor,
      action: 'audit.export',
      entity: 'audit',
      entityId: 'list',
      after: { ...filter, format, rows: entries.length },
      ip: by.ip,
    }),
  )
  const { name, columns } = auditSheet(by.language)
  if (format === 'xlsx') {
    const filters = await auditFilters(db, filter, by.language)
    const head = { name, company: company.name, language: by.language, filters, at: new Date() }
    return spreadsheet(head, columns, entries)
  }
  const lines = [
    columns.map(({ head }) => head),
    ...entries.map((entry) => columns.map((column) => csvValue(column, entry))),
  ]
  // A spreadsheet runs nothing of what somebody has typed.
  return Readable.from([stringify(lines, { bom: true, escape_formulas: true })])
}
