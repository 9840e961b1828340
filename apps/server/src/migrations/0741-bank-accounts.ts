import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The accounts that clients pay to, each from a Japanese day on; without any, the one in the company's file.
    create table bank_accounts (
      id integer generated always as identity primary key,
      valid_from date not null,
      account jsonb not null,
      reason text not null,
      by integer references users on delete set null,
      at timestamptz not null default now()
    )
  `.execute(db)
}
