import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    alter table negotiation_turns drop constraint negotiation_turns_act_check;
    alter table negotiation_turns add constraint negotiation_turns_act_check
      check (act in ('ask', 'offer', 'takeBack', 'forward', 'accept', 'decline', 'refuse', 'expire'));
  `.execute(db)
}
