import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- What staff have set instead of the company's file, part by part; null returns to the file.
    create table company_settings (
      section text primary key,
      value jsonb,
      version integer not null,
      changed_at timestamptz not null default now(),
      changed_by integer references users
    );
    create table company_pictures (
      url text primary key,
      body bytea not null,
      content_type text not null,
      created_at timestamptz not null default now()
    );
  `.execute(db)
}
