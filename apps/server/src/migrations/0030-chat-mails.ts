import { type Kysely, sql } from 'kysely'

/** When each side was last sent an email about a message it had not read. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table bids add column client_mailed_at timestamptz, add column staff_mailed_at timestamptz`.execute(
    db,
  )
}
