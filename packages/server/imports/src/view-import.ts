import type { Output } from '@seriba/contracts/contract'
import type { ImportView, listImports as listContract } from '@seriba/contracts/imports'
import { importsListed } from '@seriba/domain/imports/import-fields'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { findImport } from './imports.repository.ts'
import { linkWorks, waitsForPassword } from './waiting-clients.ts'

const shownSamples = 3
const longestSample = 80

/** An imported file, with what has become of it. */
export async function viewImport(db: Db | Tx, id: number): Promise<ImportView> {
  const row = await findImport(db, id)
  const [names, made, waiting] = await Promise.all([namesOf(db, row), madeBy(db, id), waitingOf(db, id)])
  const moment = (at: string | null, by: number | null) =>
    at === null ? null : { at, by: by === null ? null : (names.get(by) ?? null) }
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    read: { at: row.created_at, by: row.created_by === null ? null : (names.get(row.created_by) ?? null) },
    lines: row.line_count,
    columns: row.headers.map((header, at) => ({
      header,
      samples: samplesOf(row.lines, at),
      field: row.fields[at] ?? null,
    })),
    day: row.day,
    counted: row.counted,
    done: moment(row.done_at, row.done_by),
    takenBack: moment(row.taken_back_at, row.taken_back_by),
    made,
    waiting,
  }
}

const samplesOf = (lines: readonly string[][], at: number) =>
  lines.flatMap((cells) => (cells[at] ? [cells[at].slice(0, longestSample)] : [])).slice(0, shownSamples)

type Actors = { created_by: number | null; done_by: number | null; taken_back_by: number | null }

async function namesOf(db: Db | Tx, { created_by, done_by, taken_back_by }: Actors) {
  const ids = [created_by, done_by, taken_back_by].filter((id) => id !== null)
  const users = await db
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
  return new Map(users.map(({ id, full_name }) => [id, full_name]))
}

async function madeBy(db: Db | Tx, id: number): Promise<ImportView['made']> {
  const { rows } = await sql<ImportView['made']>`
    select
      (select count(*) from imported_clients where import_id = ${id}) as clients,
      (select count(*) from imported_purchases where import_id = ${id}) as purchases,
      count(*) as entries, coalesce(sum(l.amount), 0)::bigint as sum
    from imported_entries e join ledger l on l.id = e.ledger_id where e.import_id = ${id}`.execute(db)
  return rows[0] ?? { clients: 0, purchases: 0, entries: 0, sum: 0 }
}

async function waitingOf(db: Db | Tx, id: number): Promise<ImportView['waiting']> {
  const { rows } = await sql<ImportView['waiting']>`
    select count(*) as "noPassword", count(*) filter (where ${linkWorks}) as invited
    from imported_clients i join users u on u.id = i.user_id
    where i.import_id = ${id} and ${waitsForPassword}`.execute(db)
  return rows[0] ?? { noPassword: 0, invited: 0 }
}

/** Imported files, newest first. */
export async function listImports(db: Db, most = importsListed): Promise<Output<typeof listContract>> {
  const rows = await db
    .selectFrom('imports')
    .leftJoin('users', 'users.id', 'imports.created_by')
    .select([
      'imports.id',
      'kind',
      'name',
      'line_count',
      'imports.created_at',
      'full_name',
      'done_at',
      'taken_back_at',
    ])
    .orderBy('imports.id', 'desc')
    .limit(most)
    .execute()
  return {
    imports: rows.map(({ id, kind, name, line_count, created_at, full_name, done_at, taken_back_at }) => ({
      id,
      kind,
      name,
      lines: line_count,
      read: { at: created_at, by: full_name },
      state: taken_back_at !== null ? 'takenBack' : done_at !== null ? 'done' : 'draft',
    })),
  }
}
