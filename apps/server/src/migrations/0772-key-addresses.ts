import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Where a key may be used from: addresses and networks; if there are none, from anywhere.
    alter table api_keys add column addresses text[] not null default '{}'
  `.execute(db)
}
