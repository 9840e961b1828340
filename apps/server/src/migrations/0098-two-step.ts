import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Since when an account has required a code after the password; null if it does not.
    alter table users add column two_step_since timestamptz;

    -- One row from the start of its setup.
    create table two_step (
      user_id integer primary key references users on delete cascade,
      -- The key from which the app computes codes, encrypted.
      secret bytea not null,
      -- The newest 30-second step whose code was used: that one and older ones are no longer valid.
      last_step bigint not null default 0,
      recovery_salt bytea,
      created_at timestamptz not null default now()
    );

    create table recovery_codes (
      user_id integer not null references users on delete cascade,
      hash bytea not null,
      used_at timestamptz,
      primary key (user_id, hash)
    );

    -- Logins waiting for their second step; only the hash of what the browser holds.
    create table sign_in_challenges (
      hash bytea primary key,
      user_id integer not null references users on delete cascade,
      purpose text not null check (purpose in ('code', 'setUp')),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index sign_in_challenges_user on sign_in_challenges (user_id);

    -- Wrong codes.
    create table code_failures (
      id bigint generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      ip text not null,
      failed_at timestamptz not null default now()
    );
    create index code_failures_user on code_failures (user_id, failed_at);
    create index code_failures_ip on code_failures (ip, failed_at);

    -- Browsers that an account was logged in from.
    create table known_devices (
      user_id integer not null references users on delete cascade,
      hash bytea not null,
      last_seen_at timestamptz not null default now(),
      primary key (user_id, hash)
    );
  `.execute(db)
}
