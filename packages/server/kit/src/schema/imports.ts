import type { ImportField, ImportKind } from '@seriba/domain/imports/import-fields'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { InstantNow, NullableInstant } from './columns.ts'

export type ImportsTable = {
  id: GeneratedAlways<number>
  kind: ImportKind
  name: string
  headers: ColumnType<string[], string, never>
  lines: ColumnType<string[][], string, string>
  line_count: number
  rows_above: Generated<number>
  fields: ColumnType<(ImportField | null)[], string, string>
  day: string
  counted: Generated<boolean>
  created_by: number | null
  created_at: InstantNow
  done_by: number | null
  done_at: NullableInstant
  taken_back_by: number | null
  taken_back_at: NullableInstant
}

export type ImportColumnsTable = { kind: ImportKind; header: string; field: ImportField | null }

export type ImportedClientsTable = { user_id: number; import_id: number; line: number }

export type ImportedPurchasesTable = { purchase_id: number; import_id: number; line: number }

export type ImportedEntriesTable = { ledger_id: number; import_id: number }
