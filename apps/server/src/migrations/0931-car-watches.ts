import { type Kysely, sql } from 'kysely'

/** Clients who want to be notified when a car is up for auction again, and the lots they have been told about. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table car_watches (
      user_id integer not null references users on delete cascade,
      kind text not null,
      chassis text not null,
      lot_id bigint not null references lots on delete cascade,
      told bigint[] not null default '{}',
      asked_at timestamptz not null default now(),
      primary key (user_id, kind, chassis)
    );
    create index car_watches_chassis on car_watches (chassis, kind);
    create index car_watches_lot on car_watches (lot_id);
  `.execute(db)
}
