import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Addresses at which calendar apps read buyers' bids, one each; only the hash of the token is stored.
    create table calendars (
      user_id integer primary key references users on delete cascade,
      hash bytea not null unique,
      created_at timestamptz not null default now()
    );
  `.execute(db)
}
