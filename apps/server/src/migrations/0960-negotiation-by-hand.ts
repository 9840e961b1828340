import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The status of a lot before staff marked it as sold under negotiation by opening talks; null if its hall had
    -- marked it.
    alter table negotiations add column marked_from smallint;
  `.execute(db)
}
