import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Three names of events and no others: what is only asked for again is told by its kind.
    update events set name = 'notification' where name = 'account-notification';
  `.execute(db)
}
