import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- A line that reverses another one; a line can be reversed only once.
    alter table ledger add column reverses bigint unique references ledger;
    -- The money received on a day.
    create index ledger_received on ledger (at) where type = 'Remittances';

    -- What clients have announced they will pay; it is in the ledger once it is received.
    create table deposits (
      id bigint generated always as identity primary key,
      user_id integer not null references users,
      method text not null,
      -- Yen.
      amount bigint not null check (amount > 0),
      -- The transfer's reference, by which it can be found.
      reference text not null unique,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      -- Its ledger line; null while it is on its way.
      ledger_id bigint unique references ledger
    );
    create index deposits_user on deposits (user_id, id);
    create index deposits_waiting on deposits (expires_at) where ledger_id is null;

    alter table purchases
      -- The status before a final one; null is Processing, as in status.
      add column left_from smallint,
      add column yard_eta date,
      add column stock_yard text,
      add column export_type text,
      add column shipping_line text,
      add column destination text,
      add column discharge_port text
  `.execute(db)
}
