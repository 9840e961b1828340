import { type Kysely, sql } from 'kysely'

/** Addresses of a lot at which its source shows a 'no photo' drawing: its feed names them again with each pull. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table lots add column no_photos text[]`.execute(db)
}
