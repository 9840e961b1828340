import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Statements of the company's bank that staff has read in.
    create table bank_files (
      id bigint generated always as identity primary key,
      name text not null,
      sha256 text not null unique,
      account text,
      -- Lines of money that goes out: counted, and not kept.
      outgoing integer not null default 0,
      created_by integer references users,
      at timestamptz not null default now()
    );

    -- What came in by them. A line that stands in two files is one line.
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
      -- The line of the ledger it became.
      ledger_id bigint unique references ledger,
      set_aside_at timestamptz
    );
    create index bank_lines_file on bank_lines (file_id, id);
    create index bank_lines_open on bank_lines (id) where ledger_id is null and set_aside_at is null
  `.execute(db)
}
