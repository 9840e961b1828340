import { type Kysely, sql } from 'kysely'

/** The colleague to whom a translation that clients are waiting for is assigned. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table translation_holders (
      lot_id bigint primary key references lots on delete cascade,
      user_id integer not null references users,
      since timestamptz not null default now()
    )`.execute(db)
  await sql`create index translation_holders_user on translation_holders (user_id)`.execute(db)
}
