import { type Kysely, sql } from 'kysely'

/** Sources are queried with `sql`, and some of their relays with base64 in `q`: existing ones keep using `sql`. */
export async function up(db: Kysely<unknown>) {
  await sql`
    update feed_sources set settings = settings || '{"statementAs": "sql"}'::jsonb
    where not settings ? 'statementAs'`.execute(db)
}
