import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The tokens in emailed links; only their hashes, each valid once.
    create table link_tokens (
      hash bytea primary key,
      user_id integer not null references users on delete cascade,
      purpose text not null check (purpose in ('verify-email', 'reset-password')),
      expires_at timestamptz not null,
      used_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index link_tokens_user on link_tokens (user_id, purpose) where used_at is null;

    -- Bot checks that were passed, until they would have expired anyway.
    create table spent_captchas (
      id text primary key,
      expires_at timestamptz not null
    );

    -- Emails that strangers have made us send.
    create table mail_requests (
      id bigint generated always as identity primary key,
      email text not null,
      ip text not null,
      at timestamptz not null default now()
    );
    create index mail_requests_email on mail_requests (email, at);
    create index mail_requests_ip on mail_requests (ip, at);

    create index sign_in_failures_ip on sign_in_failures (ip, failed_at);

    alter table users
      add column password_changed_at timestamptz,
      add column terms_agreed_at timestamptz;
  `.execute(db)
}
