import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- One-time links that were printed for whoever runs an installation without any staff.
    create table first_run_links (
      hash bytea primary key,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    );
  `.execute(db)
}
