import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- What staff have published for halls, from a Japanese day on; a row is never edited, only withdrawn before its
    -- day.
    create table hall_changes (
      id integer generated always as identity primary key,
      valid_from date not null,
      changes jsonb not null,
      reason text not null,
      by integer references users on delete set null,
      at timestamptz not null default now(),
      applied_at timestamptz
    );
    create index hall_changes_due on hall_changes (valid_from, id) where applied_at is null;
  `.execute(db)
}
