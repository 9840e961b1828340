import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Lots for which somebody has requested more photos, by Japanese day, as the hall counts them.
    create table extra_images (
      user_id integer not null references users on delete cascade,
      day date not null,
      lot_id bigint not null references lots on delete cascade,
      -- Null while they are being fetched.
      images text[],
      asked_at timestamptz not null default now(),
      primary key (user_id, day, lot_id)
    );
    create index extra_images_lot on extra_images (lot_id);
  `.execute(db)
}
