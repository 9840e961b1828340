import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The last outcome of reading each source of exchange rates.
    create table rate_readings (
      source text primary key check (source in ('ecb', 'cbr', 'file')),
      tried_at timestamptz not null,
      read_at timestamptz,
      -- If it is failing: why, for which currency, and since when.
      failure text check (failure in ('noAnswer', 'unreadable', 'ahead', 'absurd')),
      currency text,
      failing_since timestamptz check ((failure is null) = (failing_since is null))
    );
  `.execute(db)
}
