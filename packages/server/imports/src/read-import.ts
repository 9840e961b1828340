import type { Input } from '@seriba/contracts/contract'
import type { readImport as contract, ImportView } from '@seriba/contracts/imports'
import type { Actor } from '@seriba/domain/access/actor'
import { largestImport } from '@seriba/domain/imports/import-fields'
import { plainHeader, suggestColumns } from '@seriba/domain/imports/suggest-columns'
import { jstDay } from '@seriba/domain/time/jst'
import { ApiError } from '@seriba/server-kit/api-error'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import type { Table, TableFault } from './table/read-table.ts'
import { viewImport } from './view-import.ts'

type Ctx = { db: Db; readTable: (bytes: Uint8Array) => Promise<Table | TableFault> }

/** Stores a file as a draft, with a guess at its columns. Nothing is created until somebody says so. */
export async function readImport(
  { db, readTable }: Ctx,
  actor: Actor,
  { kind, name, data }: Input<typeof contract>,
): Promise<ImportView> {
  const bytes = Buffer.from(data, 'base64')
  if (bytes.length > largestImport.bytes) throw new ApiError('import_too_long')
  const table = await readTable(bytes)
  if (typeof table === 'string') throw new ApiError(table)
  const { headers, lines, above } = table
  return withTransaction({ db }, async (tx) => {
    const fields = suggestColumns(kind, headers, await rememberedColumns(tx, kind, headers))
    const { id } = await tx
      .insertInto('imports')
      .values({
        kind,
        name,
        headers: JSON.stringify(headers),
        lines: JSON.stringify(lines),
        rows_above: above,
        line_count: lines.filter((cells) => cells.length > 0).length,
        fields: JSON.stringify(fields),
        day: jstDay(new Date()),
        created_by: actor.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return viewImport(tx, id)
  })
}

async function rememberedColumns(tx: Tx, kind: Input<typeof contract>['kind'], headers: readonly string[]) {
  const rows = await tx
    .selectFrom('import_columns')
    .select(['header', 'field'])
    .where('kind', '=', kind)
    .where('header', '=', sql<string>`any(${headers.map(plainHeader)}::text[])`)
    .execute()
  return new Map(rows.map(({ header, field }) => [header, field]))
}
