import { type Kysely, sql } from 'kysely'

/** What a deposit's document says about the company, its bank account, and the payer, as of the day of issue. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table deposits add column facts jsonb`.execute(db)
}
