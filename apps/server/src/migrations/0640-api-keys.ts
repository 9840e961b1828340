import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Keys with which dealers' programs act on their behalf. Only hashes of the secrets are stored.
    create table api_keys (
      id integer generated always as identity primary key,
      user_id integer not null references users,
      name text not null,
      scopes text[] not null check (cardinality(scopes) > 0),
      per_minute integer not null check (per_minute > 0),
      hash bytea not null unique,
      ends_with text not null,
      -- The secret before the last rotation, and until when it works.
      previous_hash bytea unique,
      previous_until timestamptz,
      created_by integer references users on delete set null,
      created_at timestamptz not null default now(),
      ends_at timestamptz,
      revoked_at timestamptz,
      -- Written at most once a minute.
      last_used_at timestamptz
    );

    create index api_keys_user on api_keys (user_id) where revoked_at is null;

    -- Calls per minute, for rate limits. Losing them does no harm, so the table is unlogged.
    create unlogged table api_key_calls (
      key_id integer not null references api_keys on delete cascade,
      minute timestamptz not null,
      calls integer not null,
      primary key (key_id, minute)
    );
  `.execute(db)
}
