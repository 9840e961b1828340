import type { Actor } from '@seriba/domain/access/actor'
import type { AuditAction } from '@seriba/domain/audit/audit-actions'
import type { AuditEntity } from '@seriba/domain/audit/audit-log'
import { recordAudit } from './audit.ts'
import { withTransaction } from './db.ts'
import type { Db } from './db-types.ts'
import type { ExportedBy } from './list-export.ts'
import { type SavedFile, savedTable } from './saved-table.ts'
import type { SheetFilter } from './sheet-head.ts'
import type { SheetColumn } from './spreadsheet.ts'

export type ListTable<Row> = {
  /** The list's name, in the reader's language. */
  name: string
  columns: readonly SheetColumn<Row>[]
  /** The filters, in words. */
  filters: readonly SheetFilter[]
  rows: readonly Row[]
  /** The total number, if the file has only the first of them. */
  total?: number
}

type Saving<Row> = {
  entry: { action: AuditAction; entity: AuditEntity; entityId?: string }
  asked: { format: 'xlsx' | 'csv' }
  table: ListTable<Row>
}

/** A list as the requested file; the log records who exported it, and what. */
export async function saveList<Row>(
  { db, company }: { db: Db; company: { name: string } },
  actor: Actor,
  { ip, language }: ExportedBy,
  { entry, asked, table: { name, columns, filters, rows, total } }: Saving<Row>,
): Promise<SavedFile> {
  await withTransaction({ db }, (tx) =>
    recordAudit(tx, { entityId: 'list', ...entry, actor, after: { ...asked, rows: rows.length }, ip }),
  )
  const head = { name, company: company.name, language, filters, at: new Date(), total }
  return savedTable({ format: asked.format, head, columns, rows })
}
