import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Stopped when the hall was no longer told: somebody has to withdraw it there, and says when it is done.
    alter table bids add column withdraw_by_hand boolean not null default false
  `.execute(db)
}
