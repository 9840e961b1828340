import { type Kysely, sql } from 'kysely'

/**
 * Whether the client had announced it; after a reversal, an unannounced one is not expected again. The missing deposits
 * are added by 1040: this migration locks the table, and should not read the ledger while it does.
 */
export const up = (db: Kysely<unknown>) =>
  sql`alter table deposits add column announced boolean not null default true`.execute(db)
