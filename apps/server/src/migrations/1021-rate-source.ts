import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- How reading each source of exchange rates went last.
    create table rate_readings (
      source text primary key check (source in ('ecb', 'cbr', 'file')),
      tried_at timestamptz not null,
      read_at timestamptz,
      -- While it fails: why, of which currency, and since when.
      failure text check (failure in ('noAnswer', 'unreadable', 'ahead', 'absurd')),
      currency text,
      failing_since timestamptz check ((failure is null) = (failing_since is null))
    );
  `.execute(db)
}
