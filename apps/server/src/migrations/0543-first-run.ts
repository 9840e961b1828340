import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- One-time links, printed for the person who runs an installation that has no staff yet.
    create table first_run_links (
      hash bytea primary key,
      expires_at timestamptz not null,
      created_at timestamptz not null default now()
    );
  `.execute(db)
}
