import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- How far lots have come into a search engine beside this database.
    create table lot_search_feeds (
      -- Which engine, by its cluster and database.
      target text primary key,
      -- What its rows were made of: the code, and this database; another one begins anew.
      source text not null,
      table_name text not null,
      -- While all lots are copied, the last id that is there; null once they are.
      copied_to bigint,
      -- The last number of lot_changes that is there.
      up_to bigint not null,
      -- When the log was last read to its end.
      current_at timestamptz
    )
  `.execute(db)
}
