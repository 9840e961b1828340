import { type Kysely, sql } from 'kysely'

/** Hashes of lots' photos, with which a lot's earlier auctions are found if its chassis number is incomplete. */
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
