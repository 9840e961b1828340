import type { Db } from '@seriba/server-kit/db'
import { sql } from 'kysely'

type Watch = {
  db: Db
  /** A standby was promoted, which may lack what people have been told. */
  changed(): void
}

/** Returns what to call after every reconnection to the database. */
export function watchTimeline({ db, changed }: Watch): () => Promise<void> {
  let known: string | undefined
  return async () => {
    const { rows } = await sql<{ timeline: string }>`
      select left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) as timeline`.execute(db)
    const present = rows[0]?.timeline
    const former = known
    known = present
    if (former !== undefined && present !== former) changed()
  }
}
