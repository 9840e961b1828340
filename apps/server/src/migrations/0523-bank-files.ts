import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The company's bank statements that staff have imported.
    create table bank_files (
      id bigint generated always as identity primary key,
      name text not null,
      sha256 text not null unique,
      account text,
      -- Lines of outgoing money: counted, but not stored.
      outgoing integer not null default 0,
      created_by integer references users,
      at timestamptz not null default now()
    );

    -- The incoming money in them. A line that is in two files is stored once.
    create table bank_lines (
      id bigint generated always as identity primary key,
      file_id bigint not null references bank_files,
      fingerprint text not null unique,
      -- A Japanese day.
      day date not null,
      -- Yen.
      amount bigint not null check (amount > 0),
      sender text not null,
      text text not null,
      raw text not null,
      -- The ledger line it became.
      ledger_id bigint unique references ledger,
      set_aside_at timestamptz
    );
    create index bank_lines_file on bank_lines (file_id, id);
    create index bank_lines_open on bank_lines (id) where ledger_id is null and set_aside_at is null
  `.execute(db)
}
