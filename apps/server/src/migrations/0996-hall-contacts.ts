import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Whom staff calls at a hall.
    create table hall_contacts (auction text primary key, contact text not null);
  `.execute(db)
}
