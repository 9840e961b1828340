import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- While a request with a key is in progress there is no answer yet: see kit/run-idempotently.ts.
    alter table idempotency_keys
      alter answer drop not null,
      add claim uuid,
      add claimed_at timestamptz,
      add done boolean not null default false,
      add check (answer is not null or claim is not null);
  `.execute(db)
}
