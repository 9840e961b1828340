import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Every note that staff have written about a lot; the lot itself carries the current one.
    create table lot_notes (
      id integer generated always as identity primary key,
      lot_id bigint not null references lots on delete cascade,
      comment text not null,
      written_by integer references users on delete set null,
      written_at timestamptz not null default now()
    );
    create index lot_notes_of_lot on lot_notes (lot_id, id);
  `.execute(db)
}
