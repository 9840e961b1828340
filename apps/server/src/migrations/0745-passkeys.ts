import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    create table passkeys (
      id bigint generated always as identity primary key,
      user_id integer not null references users on delete cascade,
      -- The ID given by its device, in base64url.
      credential_id text not null unique,
      public_key bytea not null,
      -- How often it was used, if its device counts that.
      counter bigint not null,
      transports text[] not null,
      -- The host it is for; browsers offer it nowhere else.
      host text not null,
      name text not null,
      created_at timestamptz not null default now(),
      used_at timestamptz
    );
    create index passkeys_of_user on passkeys (user_id);

    -- What devices have to sign, once; without a user while somebody is still logging in.
    create table passkey_challenges (
      hash bytea primary key,
      user_id integer references users on delete cascade,
      expires_at timestamptz not null
    );
    create index passkey_challenges_of_user on passkey_challenges (user_id) where user_id is not null;
  `.execute(db)
}
