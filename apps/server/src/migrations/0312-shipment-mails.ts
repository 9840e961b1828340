import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- What the client was last told about a purchase's progress, so that a step taken back within minutes causes no
    -- email.
    alter table purchases add column mailed jsonb;
    update purchases set mailed = jsonb_build_object(
      'status', status, 'exportPort', export_port, 'voyage', voyage, 'etd', etd, 'eta', eta
    )
  `.execute(db)
}
