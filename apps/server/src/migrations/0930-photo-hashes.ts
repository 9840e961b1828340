import { type Kysely, sql } from 'kysely'

/** What photos of lots look like, of which a lot's earlier auctions are found where its chassis number is not whole. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table photo_hashes (
      lot_id bigint primary key references lots on delete cascade,
      photos text[] not null,
      hashes text[] not null,
      hashed_at timestamptz not null default now()
    );
  `.execute(db)
}
