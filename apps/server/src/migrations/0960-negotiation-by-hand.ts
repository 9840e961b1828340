import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The status of a lot that staff has marked as sold under negotiation by opening talks; null where its hall had.
    alter table negotiations add column marked_from smallint;
  `.execute(db)
}
