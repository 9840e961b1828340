import { type Kysely, sql } from 'kysely'

/** Lots that are the car of a chassis number; built beside everybody's work where there are lots. */
export const up = (db: Kysely<unknown>) =>
  sql`create index if not exists lots_chassis on lots (upper(chassis)) where kind = 'car'`.execute(db)
