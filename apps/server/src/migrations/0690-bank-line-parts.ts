import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Ledger lines that are part of a bank line. The one that completes the bank line is in bank_lines.
    create table bank_line_parts (
      ledger_id bigint primary key references ledger,
      line_id bigint not null references bank_lines
    );
    create index bank_line_parts_line on bank_line_parts (line_id)
  `.execute(db)
}
