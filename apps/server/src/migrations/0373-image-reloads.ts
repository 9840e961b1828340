import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Requests to fetch the pictures of a lot again; a lot has one open at a time.
    create table image_reloads (
      id integer generated always as identity primary key,
      lot_id bigint not null references lots on delete cascade,
      asked_by integer references users on delete set null,
      asked_at timestamptz not null default now(),
      outcome text check (outcome in ('done', 'failed')),
      ended_at timestamptz,
      check ((outcome is null) = (ended_at is null))
    );
    create unique index image_reloads_open on image_reloads (lot_id) where ended_at is null;
    create index image_reloads_of_lot on image_reloads (lot_id, id);
  `.execute(db)
}
