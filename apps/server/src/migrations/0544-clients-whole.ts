import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Whether somebody has verified a client's identity, with a note for staff, and what a client has requested about
    -- their data.
    alter table users
      add column checked_state text constraint users_checked check (checked_state in ('checked', 'refused')),
      add column checked_at timestamptz,
      add column checked_by integer references users,
      add column checked_note text,
      add column deletion_asked_at timestamptz,
      add column deleted_at timestamptz;

    -- New clients without a manager.
    create index users_unassigned on users (created_at) where manager_id is null and user_type = 2;
    create index users_registered on users (created_at desc) where user_type = 2;

    -- Documents sent by clients or staff that show a client's identity: the bytes are stored next to their description,
    -- like those of sheets.
    create table client_papers (
      id integer generated always as identity primary key,
      client_id integer not null references users on delete cascade,
      type text not null check (type in ('passport', 'companyRegistration', 'proofOfAddress', 'agreement', 'other')),
      name text not null,
      content_type text not null check (content_type in ('application/pdf', 'image/jpeg', 'image/png')),
      size integer not null,
      sha256 bytea not null,
      bytes bytea not null,
      uploaded_by integer references users on delete set null,
      at timestamptz not null default now(),
      state text not null default 'new' check (state in ('new', 'checked', 'refused')),
      note text,
      reviewed_by integer references users on delete set null,
      reviewed_at timestamptz,
      deleted_at timestamptz
    );
    create index client_papers_client on client_papers (client_id, id desc) where deleted_at is null;

    -- What staff have requested from a client.
    create table client_paper_requests (
      client_id integer not null references users on delete cascade,
      type text not null,
      words text not null default '',
      due_on date,
      asked_by integer references users on delete set null,
      asked_at timestamptz not null default now(),
      primary key (client_id, type)
    );
  `.execute(db)
}
