import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Lots that staff have found for an order. Except for a refusal, the outcome follows from bids and the lot itself.
    create table order_offers (
      id integer generated always as identity primary key,
      order_id integer not null references orders,
      lot_id bigint not null references lots on delete cascade,
      offered_by integer not null references users,
      offered_at timestamptz not null default now(),
      declined_at timestamptz,
      mailed_at timestamptz,
      unique (order_id, lot_id)
    );
    create index order_offers_lot on order_offers (lot_id);
  `.execute(db)
}
