import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Which part of a payment pays for which purchase. It changes no balance: only the ledger does.
    create table allocations (
      ledger_id bigint not null references ledger,
      purchase_id integer not null references purchases,
      amount bigint not null check (amount > 0),
      primary key (ledger_id, purchase_id)
    );
    create index allocations_purchase on allocations (purchase_id);

    -- Payments that staff have divided themselves: the others pay what is due first.
    create table allocation_choices (
      ledger_id bigint primary key references ledger,
      chosen_by integer references users,
      at timestamptz not null default now()
    );

    -- A payment entered for the wrong client: its reversal, and the right client's line.
    create table moved_payments (
      from_id bigint primary key references ledger,
      reversal_id bigint not null unique references ledger,
      to_id bigint not null unique references ledger
    );

    -- The ledger of all clients, newest first.
    create index ledger_at on ledger (at desc, id desc);
    -- The bank's number for a transfer, if staff have recorded it.
    create index ledger_swift on ledger (upper(substring(description from '(?i)swift[^a-z0-9]{0,3}([a-z0-9-]{6,34})')))
      where type = 'Remittances'
  `.execute(db)
}
