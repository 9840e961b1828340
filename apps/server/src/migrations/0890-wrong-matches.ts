import { type Kysely, sql } from 'kysely'

/** Earlier auctions that somebody has reported as those of another car. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table wrong_matches (
      lot_id bigint not null references lots on delete cascade,
      earlier_id bigint not null references lots on delete cascade,
      user_id integer not null references users on delete cascade,
      note text not null,
      said_at timestamptz not null default now(),
      primary key (lot_id, earlier_id, user_id)
    );
    create index wrong_matches_user on wrong_matches (user_id, said_at);
    create index wrong_matches_earlier on wrong_matches (earlier_id);
  `.execute(db)
}
