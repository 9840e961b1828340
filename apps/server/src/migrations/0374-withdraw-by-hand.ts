import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Stopped after the hall could no longer be informed automatically: somebody has to withdraw it there, and records
    -- when it is done.
    alter table bids add column withdraw_by_hand boolean not null default false
  `.execute(db)
}
