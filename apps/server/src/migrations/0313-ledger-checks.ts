import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- What each night's check of the ledger has found.
    create table ledger_checks (
      at timestamptz primary key default now(),
      differences integer not null
    )
  `.execute(db)
}
