import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- What a client was asked to pay for a purchase. A new price means a new invoice, which replaces this one.
    create table invoices (
      id bigint generated always as identity primary key,
      number text not null unique,
      purchase_id integer not null references purchases,
      issued_at timestamptz(3) not null default now(),
      -- A Japanese day.
      due_on date not null,
      -- Yen per charge, and their sum.
      charges jsonb not null,
      total bigint not null check (total > 0),
      replaces bigint unique references invoices,
      -- Sender, recipient, vehicle, and where to pay: as they were on that day.
      facts jsonb not null,
      -- Null if the system itself issued it.
      created_by integer references users
    );
    create index invoices_purchase on invoices (purchase_id, id desc);
    create trigger invoices_kept before update or delete or truncate on invoices
      execute function refuse_change()
  `.execute(db)
}
