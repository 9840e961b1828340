import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Which channels brought a client the seller's price, and when they first looked at it. Rows from before the last
    -- price say nothing about it.
    alter table negotiations add column seen_at timestamptz;
    create table negotiation_told (
      negotiation_id integer not null references negotiations on delete cascade,
      channel text not null check (channel in ('push', 'telegram')),
      at timestamptz not null default now(),
      primary key (negotiation_id, channel)
    );
  `.execute(db)
}
