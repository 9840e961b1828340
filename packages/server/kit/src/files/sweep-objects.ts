import { sql } from 'kysely'
import { type Db, withTransaction } from '../db.ts'
import type { Files } from './files.ts'

declare module '../jobs.ts' {
  interface Tasks {
    sweepObjects: Record<string, never>
  }
}

const batch = 100

/**
 * Deletes objects that no row refers to: those of deleted files, and of uploads that came to nothing. Not within an
 * hour, since an upload may be under way, and so may a request that has read the row.
 */
export async function sweepObjects({ db, files: { objects } }: { db: Db; files: Pick<Files, 'objects'> }) {
  if (!objects) return
  for (;;) {
    const swept = await withTransaction({ db }, async (tx) => {
      const { rows } = await sql<{ key: string }>`
        select key from loose_objects where since < now() - interval '1 hour'
        order by since limit ${batch} for update skip locked`.execute(tx)
      for (const { key } of rows) await objects.delete(key)
      const keys = rows.map(({ key }) => key)
      if (keys.length > 0) await tx.deleteFrom('loose_objects').where('key', 'in', keys).execute()
      return keys.length
    })
    if (swept < batch) return
  }
}
