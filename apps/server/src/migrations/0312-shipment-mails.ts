import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- What the client was last told of a purchase's way, so that a step taken back within minutes is no news.
    alter table purchases add column mailed jsonb;
    update purchases set mailed = jsonb_build_object(
      'status', status, 'exportPort', export_port, 'voyage', voyage, 'etd', etd, 'eta', eta
    )
  `.execute(db)
}
