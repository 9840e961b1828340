import { type Kysely, sql } from 'kysely'

/** Sources are asked by `sql`, and some relays of them by base64 in `q`: those that are stored stay with `sql`. */
export async function up(db: Kysely<unknown>) {
  await sql`
    update feed_sources set settings = settings || '{"statementAs": "sql"}'::jsonb
    where not settings ? 'statementAs'`.execute(db)
}
