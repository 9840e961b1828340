import { type Kysely, sql } from 'kysely'

/** What staff have told the buyer about each line of a purchase's costs that they have changed. */
export const up = (db: Kysely<unknown>) =>
  sql`alter table purchases add column cost_reasons jsonb not null default '{}'`.execute(db)
