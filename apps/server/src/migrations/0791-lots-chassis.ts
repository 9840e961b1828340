import { type Kysely, sql } from 'kysely'

/** Finds lots with the same chassis number; if there are lots, it is built while everybody keeps working. */
export const up = (db: Kysely<unknown>) =>
  sql`create index if not exists lots_chassis on lots (upper(chassis)) where kind = 'car'`.execute(db)
