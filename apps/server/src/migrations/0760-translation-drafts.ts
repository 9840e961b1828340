import { type Kysely, sql } from 'kysely'

/** Unsent text at the translation desk: the next person to open the lot continues from there. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table translation_drafts (
      lot_id bigint primary key references lots on delete cascade,
      text_en text not null default '',
      text_ru text not null default '',
      files integer[] not null default '{}',
      -- Only ever increases, even across an answer, so that people writing on an earlier version are told.
      version integer not null default 1,
      written_by integer not null references users,
      written_at timestamptz not null default now()
    )`.execute(db)
}
