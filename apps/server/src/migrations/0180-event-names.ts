import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Only these three names of events: those that merely trigger a reload are distinguished by their type.
    update events set name = 'notification' where name = 'account-notification';
  `.execute(db)
}
