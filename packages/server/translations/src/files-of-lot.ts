import { ApiError } from '@seriba/server-kit/api-error'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

/** Only a lot's own files can be named for it. */
export async function assertFilesOf(tx: Tx, lotId: number, files: readonly number[]) {
  const { rows } = await sql<{ count: number }>`
    select count(*) from translation_files
    where lot_id = ${lotId} and id = any(${[...files]}::bigint[])`.execute(tx)
  if (rows[0]?.count !== new Set(files).size)
    throw new ApiError('invalid_input', { fields: { files: 'invalid_input' } })
}
