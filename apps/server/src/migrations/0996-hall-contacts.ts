import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The people whom staff call at halls.
    create table hall_contacts (auction text primary key, contact text not null);
  `.execute(db)
}
