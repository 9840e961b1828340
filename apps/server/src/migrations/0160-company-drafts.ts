import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Company settings that staff have saved but not published, part by part.
    -- Never decreases, whatever is removed: people who have seen an older draft are told so.
    create sequence company_draft_version as integer;
    create table company_drafts (
      section text primary key,
      value jsonb,
      version integer not null,
      changed_at timestamptz not null default now(),
      changed_by integer references users
    );
  `.execute(db)
}
