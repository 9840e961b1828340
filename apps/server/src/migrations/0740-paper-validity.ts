import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- The last day on which a client's document is valid, and when people were notified that it will expire and that it
    -- has expired.
    alter table client_papers
      add column valid_until date,
      add column warned_at timestamptz,
      add column expired_at timestamptz;
    create index client_papers_valid on client_papers (valid_until) where deleted_at is null and valid_until is not null
  `.execute(db)
}
