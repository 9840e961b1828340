import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- How many messages a channel accepted for somebody, and how many quiet hours held back, per UTC day.
    create table channel_counts (
      user_id integer not null references users on delete cascade,
      day date not null,
      channel text not null,
      sent integer not null default 0,
      held integer not null default 0,
      primary key (user_id, day, channel)
    )
  `.execute(db)
}
