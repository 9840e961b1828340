import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Addresses that calendars read a buyer's bids at, one each; only the hash of what opens them.
    create table calendars (
      user_id integer primary key references users on delete cascade,
      hash bytea not null unique,
      created_at timestamptz not null default now()
    );
  `.execute(db)
}
