import { type Kysely, sql } from 'kysely'

/** What the paper of a deposit says of the company, its bank account and the payer, as of the day of issue. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table deposits add column facts jsonb`.execute(db)
}
