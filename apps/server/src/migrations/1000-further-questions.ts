import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>) {
  await sql`
    -- Once a client is answered they may ask further; until then, asking again counts as one request.
    alter table translation_requests drop constraint translation_requests_lot_id_client_id_key;
    create index translation_requests_of_client on translation_requests (lot_id, client_id);
    create unique index translation_requests_one_waits on translation_requests (lot_id, client_id)
      where answer_id is null;
  `.execute(db)
}
