import { type Kysely, sql } from 'kysely'

/** Which staff accounts belong to whom at the identity provider, and logins in progress there. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table staff_identities (
      issuer text not null,
      subject text not null,
      user_id integer not null references users on delete cascade,
      linked_at timestamptz not null default now(),
      primary key (issuer, subject),
      unique (user_id, issuer)
    );
    create table identity_logins (
      hash bytea primary key,
      state text not null,
      nonce text not null,
      verifier text not null,
      keeps_device boolean not null,
      expires_at timestamptz not null
    )`.execute(db)
}
