import { randomUUID } from 'node:crypto'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import type { Db } from '@seriba/server-kit/db'
import { type FileTable, fileTables } from '@seriba/server-kit/files/file-tables'
import type { Objects } from '@seriba/server-kit/files/objects'
import { sql } from 'kysely'

export type CheckedFiles = {
  /** Files in the database, and in the bucket. */
  database: number
  bucket: number
  /** Files that should be in the bucket, but are missing or incomplete there. */
  missing: string[]
}

/** The settings to check if a bucket refuses with this code. */
const wrongSettings: Record<string, string> = {
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY and S3_REGION',
}

/** Writes, reads, and deletes an object, so that the person who sets up a bucket learns what is wrong with it. */
export async function tryBucket(objects: Objects): Promise<void> {
  const key = `check/${randomUUID()}`
  const body = Buffer.from(key)
  const step = async <T>(what: string, work: () => Promise<T>): Promise<T> =>
    work().catch((error: Error & { cause?: Error }) => {
      const reason = error.cause?.message || error.cause?.name || error.message
      const settings = wrongSettings[error.cause?.name ?? ''] ?? 'S3_…'
      throw new ConfigurationError(
        `Could not ${what} a test file in the bucket (${reason}): check the settings ${settings}.`,
      )
    })
  await step('write', () => objects.put(key, body))
  const read = await step('read', () => objects.get(key))
  await step('delete', () => objects.delete(key))
  if (read?.equals(body) !== true)
    throw new ConfigurationError('The bucket did not return what was written to it: use another one.')
}

/** Checks that every row's object exists and has the right size. */
export async function checkFiles({
  db,
  objects,
}: {
  db: Db
  objects?: Objects | undefined
}): Promise<CheckedFiles> {
  const checked: CheckedFiles = { database: 0, bucket: 0, missing: [] }
  for (const table of Object.keys(fileTables) as FileTable[]) {
    const { rows: counts } = await sql<{ database: number }>`
      select count(*)::int as database from ${sql.table(table)}
      where object_key is null and ${sql.ref(fileTables[table])} <> ''`.execute(db)
    checked.database += counts[0]?.database ?? 0
    const { rows } = await sql<{ id: number; key: string; size: number }>`
      select id, object_key as key, size from ${sql.table(table)} where object_key is not null order by id`.execute(
      db,
    )
    for (const { id, key, size } of rows) {
      checked.bucket += 1
      if ((await objects?.size(key)) !== size) checked.missing.push(`${table} ${id}: ${key}`)
    }
  }
  return checked
}
