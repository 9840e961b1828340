import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Feeds that we pull ourselves. The code used to query a source is encrypted.
    create table feed_sources (
      feed_id integer primary key references feeds on delete cascade,
      code bytea not null,
      code_end text not null,
      settings jsonb not null,
      updated_at timestamptz not null default now()
    );

    alter table feed_runs add column part text;
    alter table feed_runs drop constraint feed_runs_way_check;
    alter table feed_runs add check (way in ('key', 'upload', 'pull'));
    -- One run of a feed at a time, and one of each part of a source.
    drop index feed_runs_open;
    create unique index feed_runs_open on feed_runs (feed_id, coalesce(part, '')) where ended_at is null;

    -- How far a part has been read: written with every page, in its transaction.
    create table feed_pulls (
      feed_id integer not null references feed_sources on delete cascade,
      part text not null,
      step integer not null default 0,
      pass integer not null default 0,
      mode text check (mode in ('all', 'changes', 'days')),
      day date,
      last_day date,
      last_id text,
      page integer not null default 0,
      read integer not null default 0,
      total integer,
      run_id bigint references feed_runs on delete set null,
      reached_day date,
      late_day date,
      -- The current pass requests rows written since then: the newest time seen before the last pass began.
      changed_since text,
      changed_before text,
      changed_to text,
      tries integer not null default 0,
      failure text,
      said text,
      retry_at timestamptz,
      started_at timestamptz,
      ended_at timestamptz,
      full_at timestamptz,
      full_pass integer not null default 0,
      stopped_at timestamptz,
      primary key (feed_id, part)
    );

    -- Which lot a source's row is, so that a new date or number changes the lot instead of creating a second one.
    create table feed_lots (
      feed_id integer not null references feed_sources on delete cascade,
      source_table text not null,
      source_id text collate "C" not null,
      lot_id bigint not null references lots on delete cascade,
      pass integer not null,
      missed smallint not null default 0,
      vanished boolean not null default false,
      primary key (feed_id, source_table, source_id)
    );
    create index feed_lots_lot on feed_lots (lot_id);

    create table feed_words (
      feed_id integer not null references feed_sources on delete cascade,
      field text not null check (field in ('status', 'gearbox', 'drive', 'color')),
      word text not null,
      written text not null,
      meaning text,
      lots integer not null default 0,
      primary key (feed_id, field, word)
    );
  `.execute(db)
}
