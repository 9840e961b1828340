import { type Kysely, sql } from 'kysely'

/**
 * Whether its client had said that it comes; taken back, one that nobody announced is not waited for. The deposits that
 * were missing are made by 1040: this one holds the table, and does not read the ledger meanwhile.
 */
export const up = (db: Kysely<unknown>) =>
  sql`alter table deposits add column announced boolean not null default true`.execute(db)
