import { notFound } from '@seriba/server-kit/api-error'
import type { Db, Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'

export type StoredImport = Awaited<ReturnType<typeof findImport>>

/** The number may be larger than any that exists. */
export async function findImport(db: Db | Tx, id: number) {
  const row = await db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', sql<number>`${id}::bigint`)
    .executeTakeFirst()
  return row ?? notFound()
}

/** The same, locked against changes until the transaction ends. */
export async function lockImport(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', sql<number>`${id}::bigint`)
    .forUpdate()
    .executeTakeFirst()
  return row ?? notFound()
}

/** How many rows one statement inserts. */
const atOnce = 500

/** The parts of a long list, one at a time. */
export function* chunksOf<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += atOnce) yield all.slice(at, at + atOnce)
}
