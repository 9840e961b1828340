import { type Kysely, sql } from 'kysely'

/**
 * The senders of documents, and from when: a document keeps the name it was sent under, whatever the company is called
 * later.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table issuers (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      issuer jsonb
    )`.execute(db)
}
