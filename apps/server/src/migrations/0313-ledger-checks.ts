import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The results of each night's check of the ledger.
    create table ledger_checks (
      at timestamptz primary key default now(),
      differences integer not null
    )
  `.execute(db)
}
