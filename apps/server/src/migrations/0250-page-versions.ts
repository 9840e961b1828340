import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Every version of the company's terms, privacy, and cookies texts, and since when each has been in force.
    create table page_versions (
      slug text not null,
      version integer not null,
      in_force_at timestamptz not null default now(),
      en text not null,
      ru text not null,
      published_by integer references users,
      primary key (slug, version)
    );
    create trigger page_versions_append_only before update or delete or truncate on page_versions
      execute function refuse_change();
    -- Which version of the terms terms_agreed_at is about; null for people who accepted before versions were stored.
    alter table users add column terms_version integer;
  `.execute(db)
}
