import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- How far lots have been copied into a search engine next to this database.
    create table lot_search_feeds (
      -- Which engine, by its cluster and database.
      target text primary key,
      -- What its rows were built from: the code, and this database; if either changes, copying starts over.
      source text not null,
      table_name text not null,
      -- While all lots are being copied, the last ID that has arrived; null once they all have.
      copied_to bigint,
      -- The last number of lot_changes that has arrived.
      up_to bigint not null,
      -- When the log was last read to its end.
      current_at timestamptz
    )
  `.execute(db)
}
