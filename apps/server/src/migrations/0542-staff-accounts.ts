import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- When a member of staff was last invited, when they left, and who took over.
    alter table users
      add column invited_at timestamptz,
      add column closed_at timestamptz,
      add column successor_id integer references users;
    create index users_manager on users (manager_id) where manager_id is not null;
  `.execute(db)
}
