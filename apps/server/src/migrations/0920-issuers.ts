import { type Kysely, sql } from 'kysely'

/** The senders of papers, and from when: a paper that was sent keeps its name, whatever the company is called later. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table issuers (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      issuer jsonb
    )`.execute(db)
}
