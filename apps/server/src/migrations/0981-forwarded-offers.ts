import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- When staff passed the client's last offer on to the hall. Offers already waiting for the seller count as passed
    -- on: nobody has to call about them again.
    alter table negotiations add column forwarded_at timestamptz;
    update negotiations set forwarded_at = now() where turn = 'seller' and outcome is null;
    alter table negotiation_turns drop constraint negotiation_turns_act_check;
    alter table negotiation_turns add constraint negotiation_turns_act_check
      check (act in ('ask', 'offer', 'forward', 'accept', 'decline', 'refuse', 'expire'));
  `.execute(db)
}
