import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- From where a key may be used: addresses and networks; from everywhere where there are none.
    alter table api_keys add column addresses text[] not null default '{}'
  `.execute(db)
}
