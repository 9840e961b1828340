import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Keys by which programs of dealers act in their name. Of secrets only hashes are kept.
    create table api_keys (
      id integer generated always as identity primary key,
      user_id integer not null references users,
      name text not null,
      scopes text[] not null check (cardinality(scopes) > 0),
      per_minute integer not null check (per_minute > 0),
      hash bytea not null unique,
      ends_with text not null,
      -- The secret before the last renewal, and until when it works.
      previous_hash bytea unique,
      previous_until timestamptz,
      created_by integer references users on delete set null,
      created_at timestamptz not null default now(),
      ends_at timestamptz,
      revoked_at timestamptz,
      -- Written once a minute at most.
      last_used_at timestamptz
    );

    create index api_keys_user on api_keys (user_id) where revoked_at is null;

    -- Calls by the minute, for limits. Nothing is lost with them, so that they need not be logged.
    create unlogged table api_key_calls (
      key_id integer not null references api_keys on delete cascade,
      minute timestamptz not null,
      calls integer not null,
      primary key (key_id, minute)
    );
  `.execute(db)
}
