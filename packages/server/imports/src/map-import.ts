import type { Input } from '@seriba/contracts/contract'
import type { mapImport as contract, ImportView } from '@seriba/contracts/imports'
import { isFieldOf } from '@seriba/domain/imports/import-fields'
import { plainHeader } from '@seriba/domain/imports/suggest-columns'
import { jstDay } from '@seriba/domain/time/jst'
import type {} from '@seriba/server-company/company-store'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { type Tx, withTransaction } from '@seriba/server-kit/db'
import { assertPeriodOpen } from '@seriba/server-money/assert-period-open'
import { lockImport, type StoredImport } from './imports.repository.ts'
import { viewImport } from './view-import.ts'

/** Saves what a draft's columns contain, for it and for the next file with the same headers. */
export function mapImport(
  { db, company }: Pick<AppContext, 'db' | 'company'>,
  { id, fields, day, counted }: Input<typeof contract>,
): Promise<ImportView> {
  const today = jstDay(new Date())
  const dated = day || today
  if (dated > today) throw new ApiError('date_ahead', { fields: { day: 'date_ahead' } })
  assertPeriodOpen(company, dated)
  return withTransaction({ db }, async (tx) => {
    const draft = await lockImport(tx, id)
    if (draft.done_at !== null) throw new ApiError('stale')
    assertFields(draft, fields)
    await tx
      .updateTable('imports')
      .set({ fields: JSON.stringify(fields), day: dated, counted })
      .where('id', '=', id)
      .execute()
    await rememberColumns(tx, draft, fields)
    return viewImport(tx, id)
  })
}

type Fields = Input<typeof contract>['fields']

/** One field per column, all of them for this kind of file, and none twice. */
function assertFields({ kind, headers }: StoredImport, fields: Fields) {
  const named = fields.filter((field) => field !== null)
  const fits = fields.length === headers.length && named.every((field) => isFieldOf(kind, field))
  if (!fits || new Set(named).size !== named.length) throw new ApiError('import_fields')
}

async function rememberColumns(tx: Tx, { kind, headers }: StoredImport, fields: Fields) {
  const byHeader = new Map(headers.map((header, at) => [plainHeader(header), fields[at] ?? null]))
  byHeader.delete('')
  if (byHeader.size === 0) return
  await tx
    .insertInto('import_columns')
    .values([...byHeader].map(([header, field]) => ({ kind, header, field })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'header']).doUpdateSet((eb) => ({ field: eb.ref('excluded.field') })),
    )
    .execute()
}
