import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Files of clients and purchases from elsewhere, starting with the draft.
    create table imports (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('clients', 'purchases')),
      name text not null,
      headers jsonb not null,
      -- The lines as text; emptied once they have been imported.
      lines jsonb not null,
      line_count integer not null,
      -- What each column contains; null if it is left out.
      fields jsonb not null,
      -- The Japanese day on which its entries are dated.
      day date not null,
      -- Whether balances already include the purchases, which then change none.
      counted boolean not null default true,
      created_by integer references users on delete set null,
      created_at timestamptz not null default now(),
      done_by integer references users on delete set null,
      done_at timestamptz,
      taken_back_by integer references users on delete set null,
      taken_back_at timestamptz
    );

    -- The field last chosen for a column with this header.
    create table import_columns (
      kind text not null,
      header text not null,
      -- Null if it was left out.
      field text,
      primary key (kind, header)
    );

    create table imported_clients (
      user_id integer primary key references users,
      import_id integer not null references imports,
      line integer not null
    );
    create index imported_clients_import on imported_clients (import_id);

    create table imported_purchases (
      purchase_id integer primary key references purchases,
      import_id integer not null references imports,
      line integer not null
    );
    create index imported_purchases_import on imported_purchases (import_id);

    create table imported_entries (
      ledger_id bigint primary key references ledger,
      import_id integer not null references imports
    );
    create index imported_entries_import on imported_entries (import_id);

    alter table purchases
      -- Null if it was bought elsewhere and imported.
      alter column bid_id drop not null,
      -- The Japanese day by which it has to be paid, if no invoice says so.
      add column due_on date,
      -- Its import was taken back: nobody can see it anymore.
      add column taken_back_at timestamptz;

    alter table ledger drop constraint ledger_purpose_check;
    alter table ledger add constraint ledger_purpose_check
      check (purpose in
        ('deposit', 'refund', 'charge', 'correction', 'chargeBack', 'resale', 'penalty', 'opening')) not valid
  `.execute(db)
}
