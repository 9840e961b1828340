import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- What staff found on a lot's sheet. Never changed: a correction is an answer of its own.
    create table translation_answers (
      id integer generated always as identity primary key,
      lot_id bigint not null references lots,
      text_en text not null default '',
      text_ru text not null default '',
      files integer[] not null default '{}',
      answered_by integer references users,
      at timestamptz not null default now()
    );
    create index translation_answers_lot on translation_answers (lot_id, id);

    create table translation_requests (
      id integer generated always as identity primary key,
      lot_id bigint not null references lots,
      client_id integer not null references users,
      language text not null check (language in ('EN', 'RU')),
      question text not null default '',
      requested_at timestamptz not null default now(),
      answer_id integer references translation_answers,
      answered_at timestamptz,
      -- Asking again counts as the same request.
      unique (lot_id, client_id)
    );
    create index translation_requests_waiting on translation_requests (lot_id) where answer_id is null;
    create index translation_requests_client on translation_requests (client_id, requested_at);
    create index translation_requests_answered on translation_requests (answered_at);

    create table translation_files (
      id integer generated always as identity primary key,
      lot_id bigint not null references lots,
      name text not null,
      extension text not null check (extension in ('mp3', 'pdf', 'xlsx', 'jpg', 'png')),
      size integer not null,
      body bytea not null,
      uploaded_by integer not null references users,
      uploaded_at timestamptz not null default now()
    );
  `.execute(db)
}
