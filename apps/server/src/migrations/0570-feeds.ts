import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Senders of lots; of a key only its hash is stored, and its last characters for recognizing it.
    create table feeds (
      id integer generated always as identity primary key,
      name text not null unique,
      key_hash text not null unique,
      key_end text not null,
      every_minutes integer check (every_minutes > 0),
      paused_at timestamptz,
      created_by integer references users on delete set null,
      created_at timestamptz not null default now()
    );

    create table feed_runs (
      id bigint generated always as identity primary key,
      feed_id integer not null references feeds on delete cascade,
      way text not null check (way in ('key', 'upload')),
      file_name text,
      started_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      ended_at timestamptz,
      failure text,
      read integer not null default 0,
      written integer not null default 0,
      unchanged integer not null default 0,
      skipped integer not null default 0,
      ignored text[] not null default '{}'
    );
    create index feed_runs_of_feed on feed_runs (feed_id, id desc);
    -- One run of a feed at a time.
    create unique index feed_runs_open on feed_runs (feed_id) where ended_at is null;

    create table feed_bad_lines (
      run_id bigint not null references feed_runs on delete cascade,
      line integer not null,
      reason text not null
    );
    create index feed_bad_lines_of_run on feed_bad_lines (run_id, line);
  `.execute(db)
}
