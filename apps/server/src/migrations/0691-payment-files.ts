import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Payment receipts and slips.
    create table payment_files (
      id bigint generated always as identity primary key,
      ledger_id bigint not null references ledger,
      name text not null,
      extension text not null,
      -- Empty once it is deleted.
      body bytea not null,
      size integer not null check (size > 0),
      sha256 text not null,
      by integer references users on delete set null,
      at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create index payment_files_of_line on payment_files (ledger_id, id) where deleted_at is null;
    -- Files are already compressed.
    alter table payment_files alter column body set storage external
  `.execute(db)
}
