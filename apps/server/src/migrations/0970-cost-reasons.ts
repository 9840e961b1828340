import { type Kysely, sql } from 'kysely'

/** What staff has told the buyer of each line of a purchase's costs that it has changed. */
export const up = (db: Kysely<unknown>) =>
  sql`alter table purchases add column cost_reasons jsonb not null default '{}'`.execute(db)
