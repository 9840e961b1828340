import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    alter table users
      add column messenger_number text,
      add column port text;
  `.execute(db)
}
