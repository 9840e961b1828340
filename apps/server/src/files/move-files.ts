import type { Db } from '@seriba/server-kit/db'
import { type FileTable, fileTables } from '@seriba/server-kit/files/file-tables'
import { putObject, readObject } from '@seriba/server-kit/files/files'
import type { Objects } from '@seriba/server-kit/files/objects'
import { sql } from 'kysely'

export type Moved = {
  files: number
  bytes: number
  /** Files that could not be moved, and why; they stay where they are. */
  failed: { file: string; reason: string }[]
}

type Move = {
  db: Db
  objects: Objects
  to: 's3' | 'database'
  onMoved?: (moved: Moved) => void
}

type Row = { id: number; body: Buffer; object_key: string | null }

/**
 * Moves bytes one file at a time, while everybody keeps working. A row says where its bytes are, so an interrupted move
 * resumes where it was; bytes are deleted only once the others are in place and have the same checksum.
 */
export async function moveFiles(move: Move): Promise<Moved> {
  const moved: Moved = { files: 0, bytes: 0, failed: [] }
  for (const table of Object.keys(fileTables) as FileTable[]) {
    for (let after = 0; ; ) {
      const row = await nextRow(move, table, after)
      if (row === undefined) break
      after = row.id
      try {
        const bytes = move.to === 's3' ? await toBucket(move, table, row) : await toDatabase(move, table, row)
        if (bytes === null) continue
        moved.files += 1
        moved.bytes += bytes
        move.onMoved?.(moved)
      } catch (error) {
        moved.failed.push({ file: `${table} ${row.id}`, reason: reasonOf(error) })
      }
    }
  }
  return moved
}

async function nextRow({ db, to }: Move, table: FileTable, after: number): Promise<Row | undefined> {
  const bytes = sql.ref(fileTables[table])
  const isElsewhere = to === 's3' ? sql`object_key is null and ${bytes} <> ''` : sql`object_key is not null`
  const { rows } = await sql<Row>`
    select id, ${bytes} as body, object_key from ${sql.table(table)}
    where id > ${after}::bigint and ${isElsewhere} order by id limit 1`.execute(db)
  return rows[0]
}

/** The number of bytes; null if the file was deleted in the meantime. */
async function toBucket({ db, objects }: Move, table: FileTable, { id, body }: Row): Promise<number | null> {
  const key = await putObject({ db, objects }, table, body)
  await readObject(objects, key)
  const bytes = sql.ref(fileTables[table])
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set object_key = ${key}, ${bytes} = ''
    where id = ${id} and object_key is null and ${bytes} <> ''`.execute(db)
  return numAffectedRows === 1n ? body.length : null
}

async function toDatabase({ db, objects }: Move, table: FileTable, row: Row): Promise<number | null> {
  const body = await readObject(objects, String(row.object_key))
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set object_key = null, ${sql.ref(fileTables[table])} = ${body}
    where id = ${row.id} and object_key = ${row.object_key}`.execute(db)
  return numAffectedRows === 1n ? body.length : null
}

/** What went wrong behind the refusal that a browser would get. */
const reasonOf = (error: unknown) => {
  const { message, cause } = error as { message: string; cause?: { message?: string; name?: string } }
  return cause?.message || cause?.name || message
}
